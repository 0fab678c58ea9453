"""A game in the terminal: choices, words, reasons, taking back, leaving."""

import json
from pathlib import Path

from cli.kit import Run

ALONE = ("play", "chicago", "--bots", "random", "--seed", 1)


def test_leaving_saves_a_sheet_that_holds(hinterzimmer: Run, tmp_path: Path) -> None:
    path = tmp_path / "left.json"
    told = hinterzimmer(*ALONE, "--name", "Ada", "--save", path, stdin="1\nq\n")
    assert told.returncode == 0
    assert "You have left." in told.stdout
    sheet = json.loads(path.read_text())
    assert [chair["name"] for chair in sheet["seats"]] == ["Ada", "random 1"]
    assert sheet["seats"][1]["bot"] == "random"
    assert sheet["result"] is None
    assert hinterzimmer("verify", path).returncode == 0


def test_the_end_of_the_input_leaves_too(hinterzimmer: Run) -> None:
    told = hinterzimmer(*ALONE)
    assert told.returncode == 0
    assert "You have left." in told.stdout


def test_the_same_seed_gives_the_same_game(hinterzimmer: Run) -> None:
    first, second = (hinterzimmer(*ALONE, stdin="1\n1\n1\nq\n").stdout for _ in range(2))
    assert first == second


def test_a_refusal_names_its_rule(hinterzimmer: Run) -> None:
    told = hinterzimmer(*ALONE, stdin="? name 1\nname 1\nthrow 9\nq\n", LC_ALL="C.UTF-8")
    assert told.returncode == 0
    # asked for and tried: the same rule with its text; the third is no action at all
    refusals = [line for line in told.stdout.splitlines() if "Not by rule " in line]
    assert len(refusals) == 2
    assert len({line[line.index("Not by rule ") :] for line in refusals}) == 1
    assert len(refusals[0]) > len("Not by rule 5.1: ") + 20
    assert "throw 9" in told.stdout


def test_help_and_a_choice_that_is_not_there(hinterzimmer: Run) -> None:
    told = hinterzimmer(*ALONE, "--language", "de", stdin="?\n99\nq\n")
    assert "nimmt deinen letzten Zug zurück" in told.stdout
    assert "Es gibt nur die Möglichkeiten 1 bis " in told.stdout


def test_what_cannot_be_taken_back_is_refused_by_rule(hinterzimmer: Run) -> None:
    told = hinterzimmer(*ALONE, stdin="undo\nq\n")
    assert "Not by rule " in told.stdout


def test_a_sheet_that_cannot_be_saved_is_told_before_the_game(
    hinterzimmer: Run, tmp_path: Path
) -> None:
    told = hinterzimmer(*ALONE, "--save", tmp_path / "no" / "where.json", stdin="1\nq\n")
    assert told.returncode == 3
    assert "where.json" in told.stderr
    assert "Your choice" not in told.stdout


def test_what_is_asked_wrongly_leaves_no_file_behind(hinterzimmer: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    told = hinterzimmer(*ALONE, "--option", "tie=no_such", "--save", path)
    assert told.returncode == 2
    assert "roll_off" in told.stderr
    assert not path.exists()


def test_no_number_is_told_in_words(hinterzimmer: Run) -> None:
    for wrong in ("x", "0", "-1", "1e3"):
        told = hinterzimmer("play", "chicago", f"--seat={wrong}")
        assert told.returncode == 2
        assert f"“{wrong}” is no whole number from 1 on." in told.stderr
