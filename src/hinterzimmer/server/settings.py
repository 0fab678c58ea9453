"""Settings: defaults, then a TOML file, then `HINTERZIMMER_*` in the environment.

`docs/settings.md` explains each. What is wrong is named with file, line and remedy.
"""

import ipaddress
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from hinterzimmer.engine.errors import HinterzimmerError

PREFIX = "HINTERZIMMER_"
NOT_OURS = frozenset({"config", "cache", "cards"})  # the file itself; what other commands read, too

Positive = Annotated[float, Meta(gt=0)]
NotNegative = Annotated[float, Meta(ge=0)]


class SettingsError(HinterzimmerError):
    """A settings file or variable that cannot be used."""

    code = "bad-settings"


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that an operator can choose."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    lan: bool = False
    public_url: str | None = None
    trusted_proxies: str = ""
    data: Path = Path("var")
    database: str | None = None
    client: Path | None = None
    bot_deadline: Positive = 5.0
    bot_think: Positive = 1.0
    rate: NotNegative = 1.0
    idle: Positive = 300.0
    log: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    metrics_token: Annotated[str, Meta(min_length=16)] | None = None
    smtp_host: str | None = None
    smtp_port: Annotated[int, Meta(ge=1, le=65535)] = 587
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str | None = None
    smtp_password: str | None = None
    smtp_from: str | None = None
    webhook_networks: str = ""

    @property
    def bind(self) -> str:
        """The address to listen on."""
        return "0.0.0.0" if self.lan else self.host

    @property
    def database_url(self) -> str:
        """SQLAlchemy's URL of the database."""
        return self.database or f"sqlite+aiosqlite:///{self.data / 'hinterzimmer.db'}"

    @property
    def client_folder(self) -> Path:
        """Where the built client lies."""
        return self.client or Path(__file__).resolve().parent.parent / "client"


KEYS = tuple(field.name for field in msgspec.structs.fields(Settings))


def load(config: Path | None, environ: Mapping[str, str]) -> Settings:
    """The settings of a file (given, or named by `HINTERZIMMER_CONFIG`) and an environment.

    Raises SettingsError.
    """
    named = environ.get(PREFIX + "CONFIG")
    path = config or (Path(named) if named else None)
    from_file = {} if path is None else _read(path)
    if path is not None:
        _converted(from_file, str(path), path)
    return _converted({**from_file, **_from_environment(environ)}, "the environment", None)


def _from_environment(environ: Mapping[str, str]) -> dict[str, str]:
    found = {}
    for name, value in environ.items():
        if name.startswith(PREFIX):
            key = name.removeprefix(PREFIX).lower()
            if key in KEYS:
                found[key] = value
            elif key not in NOT_OURS:
                raise SettingsError(
                    f"there is no setting {name}; settings are "
                    f"{', '.join(PREFIX + known.upper() for known in KEYS)}",
                    source="the environment",
                    key=name,
                )
    return found


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        why, remedy = error.strerror or str(error), "name a file that can be read"
    except UnicodeDecodeError as error:
        why, remedy = f"byte {error.start} is not UTF-8", "save the file as UTF-8 text"
    except tomllib.TOMLDecodeError as error:
        why, remedy = str(error), "correct it, or start from the example in docs/settings.md"
    raise SettingsError(f"settings file {path}: {why}; {remedy}", source=str(path), why=why)


def _decoded(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, str):
        return Path(value)
    raise ValueError(f"Expected `str`, got `{type(value).__name__}`")


def _line_of(path: Path | None, key: str) -> str:
    if path is not None:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", line):
                return f" line {number},"
    return ""


def _converted(values: Mapping[str, Any], source: str, path: Path | None) -> Settings:
    try:
        settings = msgspec.convert(
            dict(values), Settings, strict=path is not None, dec_hook=_decoded
        )
    except msgspec.ValidationError as error:
        text = str(error)
        found = re.search(r"\$\.(\w+)|unknown field `(\w+)`", text)
        key = (found[1] or found[2]) if found else "?"
        why = re.sub(r" - at `.*`", "", text).replace("Object contains unknown field", "no setting")
        raise SettingsError(
            f"settings in {source},{_line_of(path, key)} key {key!r}: {why}; "
            f"correct it or remove it (the settings are {', '.join(KEYS)})",
            source=source,
            key=key,
            why=why,
        ) from error
    return _checked(settings, source, path)


def _check_networks(settings: Settings, source: str, path: Path | None) -> None:
    for network in filter(None, (part.strip() for part in settings.webhook_networks.split(","))):
        try:
            ipaddress.ip_network(network)
        except ValueError as error:
            raise SettingsError(
                f"settings in {source},{_line_of(path, 'webhook_networks')} key "
                f"'webhook_networks': {network!r} is no network; write it like 192.168.7.0/24",
                source=source,
                key="webhook_networks",
            ) from error


def _checked(settings: Settings, source: str, path: Path | None) -> Settings:
    _check_networks(settings, source, path)
    if settings.public_url is None:
        return settings
    parts = urlsplit(settings.public_url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise SettingsError(
            f"settings in {source},{_line_of(path, 'public_url')} key 'public_url': "
            f"{settings.public_url!r} is no address; write it like https://cards.example.org",
            source=source,
            key="public_url",
        )
    return msgspec.structs.replace(settings, public_url=f"{parts.scheme}://{parts.netloc}")
