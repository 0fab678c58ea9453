"""`hinterzimmer backup`: the database as one file, also while the room is open."""

import sys
from argparse import Namespace
from collections.abc import Callable

from hinterzimmer.server.operations.backup import BackupError, Copied, back_up
from hinterzimmer.server.operations.lock import FolderInUse
from hinterzimmer.server.settings import Settings
from hinterzimmer.terminal.exits import Exit
from hinterzimmer.terminal.serving import settings_of
from hinterzimmer.terminal.words import sentence
from hinterzimmer.texts import Texts

EXITS = {
    "broken-backup": Exit.DOES_NOT_HOLD,
    "newer-backup": Exit.DOES_NOT_HOLD,
    "no-database": Exit.ENVIRONMENT,
    "folder-in-use": Exit.ENVIRONMENT,
    "cannot-copy": Exit.ENVIRONMENT,
}
"""The others are wrong use: a file that is there already, a database of another kind."""

Copy = Callable[[Settings], Copied]


def carried_out(asked: Namespace, texts: Texts, message: str, copy: Copy) -> int:
    """Copy, and say what came of it."""
    try:
        copied = copy(settings_of(asked))
    except (BackupError, FolderInUse) as error:
        print(f"hinterzimmer: {sentence(error, texts)}", file=sys.stderr)
        return EXITS.get(error.code, Exit.WRONG_USE)
    print(texts(message, file=str(asked.file), tables=copied.tables))
    return Exit.DONE


def run(asked: Namespace, texts: Texts) -> int:
    """Make a backup."""

    def copy(settings: Settings) -> Copied:
        return back_up(settings, asked.file, force=asked.force)

    return carried_out(asked, texts, "cli-backup-done", copy)
