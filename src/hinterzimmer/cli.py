"""The command line: what can be asked. How it is answered is in `terminal/`, one file a command.

Nothing of the rules is imported before a command needs it: `--help` answers at once.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from hinterzimmer import __version__
from hinterzimmer.engine.errors import HinterzimmerError, SheetError
from hinterzimmer.terminal.exits import Exit
from hinterzimmer.terminal.words import sentence
from hinterzimmer.texts import LANGUAGES, Texts, language_of


class Parser(argparse.ArgumentParser):
    """An ArgumentParser whose own words come from Fluent too."""

    def __init__(self, *, texts: Texts, **more: Any) -> None:
        super().__init__(
            add_help=False,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            **more,
        )
        self.texts = texts
        self._positionals.title = texts("cli-heading-arguments")
        self._optionals.title = texts("cli-heading-options")
        self.add_argument("-h", "--help", action="help", help=texts("cli-help"))
        self.add_argument(
            "--language",
            choices=LANGUAGES,
            default=argparse.SUPPRESS,
            help=texts("cli-language"),
        )

    def format_usage(self) -> str:
        """The first lines of the help."""
        return self._worded(super().format_usage())

    def format_help(self) -> str:
        """The whole help."""
        return self._worded(super().format_help())

    def _worded(self, text: str) -> str:
        return text.replace("usage: ", self.texts("cli-heading-usage") + " ", 1)

    def error(self, message: str) -> NoReturn:
        """Wrong use: the usage, a sentence, and exit code 2."""
        self.print_usage(sys.stderr)
        self.exit(Exit.WRONG_USE, self.texts("cli-wrong-use", why=message, prog=self.prog) + "\n")


def _names(say: Texts) -> Callable[[str], tuple[str, ...]]:
    def names(text: str) -> tuple[str, ...]:
        found = tuple(name.strip() for name in text.split(","))
        if not all(found):
            raise argparse.ArgumentTypeError(say("cli-no-names", given=text))
        return found

    return names


def _number(say: Texts, least: int) -> Callable[[str], int]:
    """A whole number from `least` on."""

    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(say("cli-no-number", given=text, least=least))
        return int(text)

    return number


def _choice(say: Texts) -> Callable[[str], tuple[str, Any]]:
    """`name=value` as an option's name and value: `true`, `false`, a number, or a word."""

    def choice(text: str) -> tuple[str, Any]:
        name, sign, value = text.partition("=")
        if not name or not sign:
            raise argparse.ArgumentTypeError(say("cli-no-choice", given=text))
        if value in ("true", "false"):
            return name, value == "true"
        return name, int(value) if value.isdecimal() else value

    return choice


# What each command can be told


def _serve(parser: Parser) -> None:
    say = parser.texts
    parser.add_argument("--host", metavar="HOST", help=say("cli-serve-host"))
    parser.add_argument("--port", metavar="PORT", help=say("cli-serve-port"))
    parser.add_argument("--data", metavar="DIR", help=say("cli-serve-data"))
    parser.add_argument("--lan", action="store_true", help=say("cli-serve-lan"))
    parser.add_argument("--public-url", metavar="URL", help=say("cli-serve-public-url"))
    parser.add_argument("--config", metavar="FILE", type=Path, help=say("cli-serve-config"))


def _backup(parser: Parser) -> None:
    say = parser.texts
    parser.add_argument("file", type=Path, metavar="FILE", help=say("cli-backup-file"))
    _where(parser)
    parser.add_argument("--force", action="store_true", help=say("cli-backup-force"))


def _restore(parser: Parser) -> None:
    say = parser.texts
    parser.add_argument("file", type=Path, metavar="FILE", help=say("cli-restore-file"))
    _where(parser)
    parser.add_argument("--force", action="store_true", help=say("cli-restore-force"))


def _where(parser: Parser) -> None:
    """Which room."""
    say = parser.texts
    parser.add_argument("--data", metavar="DIR", help=say("cli-serve-data"))
    parser.add_argument("--config", metavar="FILE", type=Path, help=say("cli-serve-config"))


def _rules(parser: Parser) -> None:
    """How the game is to be played."""
    say = parser.texts
    parser.add_argument("--preset", default="seed", metavar="NAME", help=say("cli-preset"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=_choice(say),
        metavar="NAME=VALUE",
        help=say("cli-option"),
    )


def _play(parser: Parser) -> None:
    say = parser.texts
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("cli-play-game"))
    parser.add_argument("--bots", type=_names(say), metavar="A,B", help=say("cli-play-bots"))
    parser.add_argument(
        "--seat", type=_number(say, 1), default=1, metavar="N", help=say("cli-play-seat")
    )
    parser.add_argument("--name", metavar="NAME", help=say("cli-play-name"))
    parser.add_argument("--seed", type=_number(say, 0), metavar="N", help=say("cli-play-seed"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=say("cli-play-save"))
    _rules(parser)


def _simulate(parser: Parser) -> None:
    say = parser.texts
    parser.add_argument("game", metavar="GAME", help=say("cli-simulate-game"))
    parser.add_argument(
        "--seats", type=_names(say), required=True, metavar="A,B,C", help=say("cli-simulate-seats")
    )
    parser.add_argument(
        "--games", type=_number(say, 1), default=1000, metavar="N", help=say("cli-simulate-games")
    )
    parser.add_argument(
        "--seed", type=_number(say, 0), default=1, metavar="N", help=say("cli-simulate-seed")
    )
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    _rules(parser)


def _arena(parser: Parser) -> None:
    say = parser.texts
    parser.add_argument("game", metavar="GAME", help=say("cli-simulate-game"))
    parser.add_argument(
        "--bots", type=_names(say), required=True, metavar="A,B,C", help=say("cli-arena-bots")
    )
    parser.add_argument(
        "--deals", type=_number(say, 2), default=200, metavar="N", help=say("cli-arena-deals")
    )
    parser.add_argument(
        "--seed", type=_number(say, 0), default=1, metavar="N", help=say("cli-simulate-seed")
    )
    parser.add_argument(
        "--threads", type=_number(say, 1), metavar="N", help=say("cli-arena-threads")
    )
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    _rules(parser)


def _replay(parser: Parser) -> None:
    say = parser.texts
    parser.add_argument("file", type=Path, metavar="FILE", help=say("cli-sheet"))
    parser.add_argument("--step", type=_number(say, 0), metavar="N", help=say("cli-replay-step"))
    parser.add_argument("--seat", type=_number(say, 1), metavar="N", help=say("cli-replay-seat"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))


def _verify(parser: Parser) -> None:
    say = parser.texts
    parser.add_argument("file", nargs="+", type=Path, metavar="FILE", help=say("cli-sheet"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))


def _warm(parser: Parser) -> None:
    say = parser.texts
    parser.add_argument("game", nargs="*", metavar="GAME", help=say("cli-warm-game"))


def _games(parser: Parser) -> None:
    say = parser.texts
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("cli-games-game"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))


COMMANDS: dict[str, tuple[Callable[[Parser], None], str]] = {
    "serve": (_serve, "serving"),
    "backup": (_backup, "backing"),
    "restore": (_restore, "restoring"),
    "play": (_play, "playing"),
    "simulate": (_simulate, "simulating"),
    "arena": (_arena, "matching"),
    "replay": (_replay, "replaying"),
    "verify": (_verify, "verifying"),
    "warm": (_warm, "warming"),
    "games": (_games, "listing"),
}


def parser_in(texts: Texts) -> Parser:
    """The whole command line, in the language of the texts."""
    parser = Parser(
        texts=texts,
        prog="hinterzimmer",
        description=texts("cli-about"),
        epilog=f"{texts('cli-examples')}\n\n{texts('cli-exit-codes')}",
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"hinterzimmer {__version__}",
        help=texts("cli-show-version"),
    )
    commands = parser.add_subparsers(
        dest="command", required=True, metavar="COMMAND", title=texts("cli-heading-commands")
    )
    for name, (tell, module) in COMMANDS.items():
        command = commands.add_parser(
            name,
            texts=texts,
            help=texts(f"cli-{name}"),
            description=texts(f"cli-{name}-about"),
            epilog=f"{texts(f'cli-{name}-examples')}\n\n{texts('cli-exit-codes')}",
        )
        tell(command)
        command.set_defaults(module=module)
    return parser


def _language(arguments: Sequence[str]) -> str:
    """What `--language` says, read ahead of the parser: its own help needs it."""
    for place, word in enumerate(arguments):
        value = word.partition("=")[2] or "".join(arguments[place + 1 : place + 2])
        if word.partition("=")[0] == "--language" and value in LANGUAGES:
            return value
    return language_of(os.environ)


def _exit_of(error: Exception) -> Exit:
    if isinstance(error, SheetError):
        return Exit.DOES_NOT_HOLD
    return Exit.WRONG_USE if isinstance(error, HinterzimmerError) else Exit.ENVIRONMENT


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code (see `Exit`)."""
    given = sys.argv[1:] if arguments is None else arguments
    texts = Texts(_language(given), "cli")
    asked = parser_in(texts).parse_args(given)
    command = importlib.import_module(f"hinterzimmer.terminal.{asked.module}")
    try:
        code: int = command.run(asked, texts)
    except BrokenPipeError:  # `| head` has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Exit.DONE
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except (HinterzimmerError, OSError) as error:
        print(f"hinterzimmer: {sentence(error, texts)}", file=sys.stderr)
        return _exit_of(error)
    return code
