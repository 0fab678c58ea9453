"""`hinterzimmer serve`: the room in the browser."""

import os
from argparse import Namespace

from hinterzimmer.terminal.exits import Exit
from hinterzimmer.texts import Texts

FLAGS = ("host", "port", "data", "public_url")


def environment(asked: Namespace) -> dict[str, str]:
    """The environment with what the flags say written over it: they are checked alike."""
    told = {name: value for name in FLAGS if (value := getattr(asked, name)) is not None}
    if asked.lan:
        told["lan"] = "true"
    return {**os.environ, **{f"HINTERZIMMER_{name.upper()}": v for name, v in told.items()}}


def run(asked: Namespace, texts: Texts) -> int:
    """Serve until stopped."""
    from hinterzimmer.server import serve, settings

    code = serve.run(settings.load(asked.config, environment(asked)))
    return Exit.ENVIRONMENT if code else Exit.DONE
