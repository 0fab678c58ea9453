"""Settings: defaults, then a TOML file, then `HINTERZIMMER_*` in the environment.

`docs/settings.md` explains each. What is wrong is named with file, line and remedy.
"""

import ipaddress
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints
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
        _converted(from_file, path)
    return _converted({**from_file, **_from_environment(environ)}, None)


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


def _line_of(path: Path | None, key: str) -> int:
    """Where the file says it, from 1; 0 where it does not."""
    if path is not None:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", line):
                return number
    return 0


def _wrong(path: Path | None, key: str, why: str, possible: str) -> SettingsError:
    line, source = _line_of(path, key), "the environment" if path is None else str(path)
    place = f" line {line}," if line else ""
    return SettingsError(
        f"settings in {source},{place} key {key!r}: {why}; possible: {possible}",
        source="environment" if path is None else source,
        line=line,
        key=key,
        why=why,
        possible=possible,
    )


def _possible(key: str) -> str:
    """What a setting can be, without words where that goes."""
    hint = get_type_hints(Settings, include_extras=True)[key]
    kinds = [kind for kind in (get_args(hint) or (hint,)) if kind is not type(None)]
    if get_origin(hint) is Literal:
        return " | ".join(get_args(hint))
    if hint is bool:
        return "true | false"
    metas = [part for kind in kinds for part in (kind, *get_args(kind)) if isinstance(part, Meta)]
    for meta in metas:
        if meta.min_length is not None:
            return f"a text of {meta.min_length} characters or more"
        if meta.gt is not None:
            return f"> {meta.gt}"
        return f">= {meta.ge}" if meta.le is None else f"{meta.ge} … {meta.le}"
    return "a text"


def _converted(values: Mapping[str, Any], path: Path | None) -> Settings:
    """The values of a file, or (without a path) with the environment's written over them."""
    try:
        settings = msgspec.convert(
            dict(values), Settings, strict=path is not None, dec_hook=_decoded
        )
    except msgspec.ValidationError as error:
        text = str(error)
        found = re.search(r"\$\.(\w+)|unknown field `(\w+)`", text)
        key = (found[1] or found[2]) if found else "?"
        why = re.sub(r" - at `.*`", "", text).replace("Object contains unknown field", "no setting")
        possible = _possible(key) if key in KEYS else ", ".join(KEYS)
        raise _wrong(path, key, why, possible) from error
    return _checked(settings, path)


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _check_networks(settings: Settings, path: Path | None) -> None:
    for key, example in (
        ("webhook_networks", "192.168.7.0/24"),
        ("trusted_proxies", "127.0.0.1, 10.0.0.0/8"),
    ):
        for network in _parts(getattr(settings, key)):
            if key == "trusted_proxies" and network == "*":
                continue
            try:
                ipaddress.ip_network(network)
            except ValueError as error:
                why = f"{network!r} is no network or address"
                raise _wrong(path, key, why, example) from error


def _checked(settings: Settings, path: Path | None) -> Settings:
    """What is possible alone but means nothing."""
    _check_networks(settings, path)
    if settings.client is not None and not (settings.client / "index.html").is_file():
        why = f"{str(settings.client)!r} holds no index.html"
        raise _wrong(path, "client", why, "the folder of a built client")
    if settings.public_url is None:
        return settings
    parts = urlsplit(settings.public_url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        why = f"{settings.public_url!r} is no address"
        raise _wrong(path, "public_url", why, "https://cards.example.org")
    return msgspec.structs.replace(settings, public_url=f"{parts.scheme}://{parts.netloc}")
