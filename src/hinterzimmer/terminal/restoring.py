"""`hinterzimmer restore`: a backup put back, while no server runs."""

from argparse import Namespace

from hinterzimmer.server.operations.backup import Copied, restore
from hinterzimmer.server.settings import Settings
from hinterzimmer.terminal.backing import carried_out
from hinterzimmer.texts import Texts


def run(asked: Namespace, texts: Texts) -> int:
    """Put a backup back."""

    def copy(settings: Settings) -> Copied:
        return restore(settings, asked.file, force=asked.force)

    return carried_out(asked, texts, "cli-restore-done", copy)
