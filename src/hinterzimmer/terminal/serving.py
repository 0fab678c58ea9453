"""`hinterzimmer serve`: the room in the browser."""

import os
from argparse import Namespace
from typing import TYPE_CHECKING

from hinterzimmer.terminal.exits import Exit
from hinterzimmer.texts import Texts

if TYPE_CHECKING:
    from hinterzimmer.server.settings import Settings

FLAGS = ("host", "port", "data", "public_url")


def environment(asked: Namespace) -> dict[str, str]:
    """The environment with what the flags say written over it: they are checked alike."""
    told = {name: value for name in FLAGS if (value := getattr(asked, name, None)) is not None}
    if getattr(asked, "lan", False):
        told["lan"] = "true"
    return {**os.environ, **{f"HINTERZIMMER_{name.upper()}": v for name, v in told.items()}}


def settings_of(asked: Namespace) -> "Settings":
    """The room that a command is about. Raises SettingsError."""
    from hinterzimmer.server import settings

    return settings.load(asked.config, environment(asked))


def run(asked: Namespace, texts: Texts) -> int:
    """Serve until stopped."""
    from hinterzimmer.server import serve

    code = serve.run(settings_of(asked))
    return Exit.ENVIRONMENT if code else Exit.DONE
