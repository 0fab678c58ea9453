"""Every sentence for people: Fluent files in `locales/`, shared with the web client.

    texts = Texts("de", "cli")
    texts("cli-version", version="1.0")

A file is read when its name is given or a message is not found in those read before.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de")
FOLDER = Path(__file__).resolve().parent / "locales"


def language_of(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for (POSIX: LC_ALL, LC_MESSAGES, LANG)."""
    wanted = next((environ[n] for n in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(n)), "")
    return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else LANGUAGES[0]


@cache
def file_names() -> tuple[str, ...]:
    """The files there are, without their ending."""
    return tuple(sorted(path.stem for path in (FOLDER / LANGUAGES[0]).glob("*.ftl")))


class Texts:
    """All messages in one language. `Texts(language)(id, **variables)` words one."""

    def __init__(self, language: str, *first: str) -> None:
        """first: the files to look into before all others."""
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = [name for name in file_names() if name not in first]
        for name in first:
            self._read(name)

    def _read(self, name: str) -> None:
        path = FOLDER / self.language / f"{name}.ftl"
        self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        while not self._bundle.has_message(message):
            if not self._unread:
                return False
            self._read(self._unread.pop(0))
        return True

    def __call__(self, message: str, **variables: Any) -> str:
        """The message with its variables filled in. Raises KeyError where there is none."""
        text, _ = self.formatted(message, variables)
        return text

    def formatted(self, message: str, variables: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """The message, and what was wrong with it (a variable that is missing, say)."""
        if not self.has(message):
            raise KeyError(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"{message} has attributes only")
        shown = {name: _shown(value) for name, value in variables.items()}
        text, wrong = self._bundle.format_pattern(pattern, shown)
        return str(text), wrong


def _shown(value: Any) -> Any:
    """Lists as the words of a sentence; numbers stay numbers, for plural forms."""
    if isinstance(value, list | tuple):
        return ", ".join(str(item) for item in value)
    return value if isinstance(value, str | int | float) else str(value)
