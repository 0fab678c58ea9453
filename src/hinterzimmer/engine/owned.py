"""Cards of an owner's own: a list that takes the place of a game's built-in one."""

import os
from pathlib import Path


def own_cards(game: str) -> Path | None:
    """`<game>.toml` in the folder that `HINTERZIMMER_CARDS` names, if it is there."""
    folder = os.environ.get("HINTERZIMMER_CARDS")
    path = Path(folder) / f"{game}.toml" if folder else None
    return path if path is not None and path.is_file() else None
