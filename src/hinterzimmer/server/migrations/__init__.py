"""The database's form through the releases. Each file in `versions/` is one step."""

from pathlib import Path

from sqlalchemy import Connection

_FOLDER = Path(__file__).resolve().parent


def head() -> str:
    """The newest revision: the files are numbered, `0001_first.py` is revision `0001`."""
    return max(path.stem.split("_")[0] for path in (_FOLDER / "versions").glob("[0-9]*.py"))


def upgrade(connection: Connection) -> None:
    """Every step that this database has not had yet."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
