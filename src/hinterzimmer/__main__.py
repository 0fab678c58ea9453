"""`python -m hinterzimmer` is the command line."""

import sys

from hinterzimmer.cli import main

if __name__ == "__main__":
    sys.exit(main())
