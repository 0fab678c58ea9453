"""What the command line says of itself, and what it says to wrong use."""

import time

import pytest
from cli.kit import Run

from hinterzimmer import __version__
from hinterzimmer.cli import COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("language", "heading"), [("en", "examples:\n"), ("de", "Beispiele:\n")])
def test_every_command_shows_examples_and_exit_codes(
    hinterzimmer: Run, command: str, language: str, heading: str
) -> None:
    told = hinterzimmer(command, "--language", language, "--help")
    assert told.returncode == 0
    assert f"{heading}  hinterzimmer {command}" in told.stdout
    assert "\n  3  " in told.stdout


def test_the_help_lists_every_command_and_loads_no_compiler(hinterzimmer: Run) -> None:
    told = hinterzimmer("--help")
    assert all(f"\n    {command} " in told.stdout for command in COMMANDS)
    imported = hinterzimmer("--help", PYTHONPROFILEIMPORTTIME="1").stderr
    assert "hinterzimmer.cli" in imported
    assert "| numba" not in imported
    assert "| numpy" not in imported


def test_the_language_follows_the_terminal(hinterzimmer: Run) -> None:
    assert "Aufruf: hinterzimmer" in hinterzimmer("--help", LC_ALL="de_AT.UTF-8").stdout
    assert "usage: hinterzimmer" in hinterzimmer("--help", LC_ALL="fr_FR.UTF-8").stdout


def test_the_version(hinterzimmer: Run) -> None:
    assert hinterzimmer("--version").stdout == f"hinterzimmer {__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("frob",),
        ("serve", "--frob"),
        ("simulate", "chicago"),
        ("simulate", "chicago", "--seats", "random,,random"),
        ("simulate", "chicago", "--seats", "random,random", "--games", "0"),
        ("play", "--option", "tie"),
        ("play", "--seat", "0"),
        ("replay", "x.json", "--step", "-1"),
    ],
)
def test_wrong_use_is_told_with_the_usage(hinterzimmer: Run, arguments: tuple[str, ...]) -> None:
    told = hinterzimmer(*arguments)
    assert told.returncode == 2
    assert told.stderr.startswith("usage: hinterzimmer")
    assert "--help" in told.stderr
    assert told.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (("games", "poker"), ("poker", "chicago")),
        (("warm", "poker"), ("poker", "chicago")),
        (("play", "poker"), ("poker", "chicago")),
        (("simulate", "chicago", "--seats", "random,wizard"), ("wizard", "random")),
        (("simulate", "chicago", "--seats", "random"), ("1", "2", "6")),
        (("simulate", "chicago", "--seats", "random,random", "--preset", "no"), ("no", "seed")),
        (
            ("simulate", "chicago", "--seats", "random,random", "--option", "tie=maybe"),
            ("tie", "maybe", "roll_off"),
        ),
        (("play", "chicago", "--bots", "random", "--seat", "3"), ("3", "2")),
    ],
)
def test_what_does_not_exist_is_named_with_what_does(
    hinterzimmer: Run, arguments: tuple[str, ...], names: tuple[str, ...]
) -> None:
    told = hinterzimmer(*arguments)
    assert told.returncode == 2
    assert "Traceback" not in told.stderr
    assert told.stderr.startswith("hinterzimmer: ")
    assert all(name in told.stderr for name in names)


def test_help_is_quick(hinterzimmer: Run) -> None:
    taken = []
    for _ in range(3):
        began = time.perf_counter()
        hinterzimmer("--help")
        taken.append(time.perf_counter() - began)
    # 0.2 s on an idle machine, of which Python's own start is a good part
    assert min(taken) < 2
