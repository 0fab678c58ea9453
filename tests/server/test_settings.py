"""Settings: where they come from, and what is said of wrong ones."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from server.kit import PROGRAM, Process
from sqlalchemy import create_engine, text
from sqlalchemy.exc import DatabaseError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from hinterzimmer.server.database import Database
from hinterzimmer.server.settings import KEYS, Settings, SettingsError, load
from hinterzimmer.server.starting import why_not_open
from hinterzimmer.terminal.words import sentence
from hinterzimmer.texts import Texts

DOCUMENT = Path(__file__).parents[2] / "docs" / "settings.md"


@pytest.mark.parametrize("name", re.findall(r"HINTERZIMMER_[A-Z]+", DOCUMENT.read_text("utf-8")))
def test_every_variable_that_is_documented_may_be_set(tmp_path: Path, name: str) -> None:
    (tmp_path / "room.toml").touch()
    values = {"CONFIG": str(tmp_path / "room.toml"), "PORT": "8123"}
    load(None, {name: values.get(name.partition("_")[2], "x")})


def test_the_environment_comes_before_the_file(tmp_path: Path) -> None:
    path = tmp_path / "room.toml"
    path.write_text('port = 8123\nlan = true\ndata = "somewhere"\n')
    assert load(None, {}) == Settings()
    from_file = load(path, {"HINTERZIMMER_PORT": "9000", "HINTERZIMMER_CACHE": "x", "HOME": "y"})
    assert (from_file.port, from_file.lan, from_file.data) == (9000, True, Path("somewhere"))
    assert load(None, {"HINTERZIMMER_CONFIG": str(path)}).port == 8123
    assert load(None, {"HINTERZIMMER_LAN": "1"}).bind == "0.0.0.0"


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("port = 80x0\n", ["line 1"]),
        ('host = "x"\nport = "eighty"\n', ["line 2", "'port'", "int"]),
        ("\n\nprot = 1\n", ["line 3", "'prot'", "no setting", "public_url"]),
        ("port = 70000\n", ["line 1", "'port'", "65535"]),
        ('public_url = "cards"\n', ["line 1", "'public_url'", "https://"]),
        ('log = "loud"\n', ["line 1", "'log'", "loud"]),
        ("data = 7\n", ["line 1", "'data'"]),
        ("bot_deadline = 0\n", ["line 1", "'bot_deadline'", "> 0"]),
        ('trusted_proxies = "127.0.0.1, all"\n', ["line 1", "'trusted_proxies'", "'all'"]),
        ('client = "nowhere"\n', ["line 1", "'client'", "'nowhere'", "index.html"]),
        ('metrics_token = "hush"\n', ["line 1", "'metrics_token'", "16"]),
    ],
)
def test_a_wrong_file_is_named_with_line_and_key(
    tmp_path: Path, text: str, parts: list[str]
) -> None:
    path = tmp_path / "room.toml"
    path.write_text(text)
    with pytest.raises(SettingsError) as error:
        load(path, {})
    for part in [str(path), *parts]:
        assert part in str(error.value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="No such file"):
        load(tmp_path / "gone.toml", {})
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(SettingsError, match="UTF-8"):
        load(tmp_path / "binary.toml", {})


def test_a_wrong_variable_is_named() -> None:
    with pytest.raises(SettingsError, match="HINTERZIMMER_PROT"):
        load(None, {"HINTERZIMMER_PROT": "1"})
    with pytest.raises(SettingsError, match="the environment, key 'port'"):
        load(None, {"HINTERZIMMER_PORT": "eighty"})


def test_every_setting_is_documented_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| `?([^|`]*)`? \|", DOCUMENT.read_text(), re.MULTILINE))
    assert list(rows) == list(KEYS)
    plain = Settings()
    for key, shown in rows.items():
        value = getattr(plain, key)
        written = "none" if value is None else str(value) or '""'
        assert shown.strip() == (written.lower() if isinstance(value, bool) else written), key


def test_the_example_in_the_document_works(tmp_path: Path) -> None:
    example = re.search(r"```toml\n(.+?)```", DOCUMENT.read_text(), re.DOTALL)
    assert example is not None
    path = tmp_path / "room.toml"
    path.write_text(example[1])
    assert load(path, {}).public_url is not None


def started(port: int, data: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """A server that cannot open."""
    environment = {
        **os.environ,
        "NUMBA_DISABLE_JIT": "1",
        "HINTERZIMMER_PORT": str(port),
        "HINTERZIMMER_DATA": str(data),
        **more,
    }
    return subprocess.run(
        [sys.executable, str(PROGRAM)], env=environment, capture_output=True, text=True, timeout=60
    )


def test_a_secret_that_is_too_short_is_not_repeated() -> None:
    with pytest.raises(SettingsError) as error:
        load(None, {"HINTERZIMMER_METRICS_TOKEN": "hush-hush"})
    assert "hush" not in str(error.value) + str(error.value.params)


@pytest.mark.parametrize("language", ["en", "de"])
def test_wrong_settings_are_told_in_both_languages(tmp_path: Path, language: str) -> None:
    path = tmp_path / "room.toml"
    path.write_text('\nlog = "loud"\n')
    with pytest.raises(SettingsError) as error:
        load(path, {})
    told = sentence(error.value, Texts(language))
    assert f"{path}, {'line' if language == 'en' else 'Zeile'} 2," in told
    assert "debug | info | warning | error" in told


def test_a_data_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told = started(0, tmp_path / "file")
    assert told.returncode == 3
    assert f"cannot start: {tmp_path / 'file'}: " in told.stderr
    assert "--data" in told.stderr
    assert "Traceback" not in told.stderr


def test_a_database_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "hinterzimmer.db"
    file.write_bytes(b"no database" * 1000)
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    with pytest.raises(DatabaseError) as caught, engine.connect() as line:
        line.execute(text("PRAGMA user_version = 1"))
    told = str(why_not_open(Settings(data=tmp_path), caught.value))
    assert f"{file} is no database" in told
    assert "hinterzimmer restore" in told
    elsewhere = Settings(data=tmp_path, database="nothing://x:secret@y/z")
    assert "secret" not in str(why_not_open(elsewhere, caught.value))


@pytest.mark.parametrize("address", ["none", "sqlite:///x.db", "nothing+such://x:secret@y/z"])
def test_a_database_address_that_cannot_be_used(tmp_path: Path, address: str) -> None:
    with pytest.raises((SQLAlchemyError, ImportError)) as caught:
        Database(address)
    told = str(why_not_open(Settings(data=tmp_path, database=address), caught.value))
    assert "the setting 'database' names nothing that can be used" in told
    assert "secret" not in told


def test_a_taken_port_is_a_clear_sentence(room: Process, tmp_path: Path) -> None:
    run = started(room.port, tmp_path)
    assert run.returncode == 2
    assert f"port {room.port} is taken" in run.stderr
    assert "Traceback" not in run.stderr


def test_the_link_is_shown(room: Process) -> None:
    assert f"Hinterzimmer is open: {room.url}\n" in room.log.read_text()
