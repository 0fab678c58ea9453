"""`verify` and `replay`: a sheet that holds, and every way in which one does not."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cli.kit import Run

Sheet = dict[str, Any]


def _first_throw(sheet: Sheet) -> Sheet:
    found: Sheet = next(line for line in sheet["actions"] if line["action"]["do"] == "throw")
    return found


def _other_answer(sheet: Sheet) -> None:
    asked = _first_throw(sheet)["chance"][0]
    asked["answer"] = (asked["answer"] + 1) % asked["below"]


def _other_action(sheet: Sheet) -> None:
    _first_throw(sheet)["action"] = {"do": "name", "victim": 0}


def _other_seed(sheet: Sheet) -> None:
    sheet["chance"]["seed"] = "00" * 32


def _other_word(sheet: Sheet) -> None:
    sheet["chance"]["words"] = ["rigged"]


def _other_winner(sheet: Sheet) -> None:
    sheet["result"] = sheet["result"][::-1] if sheet["result"][0] != sheet["result"][-1] else [9]


def _left_out(sheet: Sheet) -> None:
    del sheet["actions"][3]


def _other_seat(sheet: Sheet) -> None:
    line = _first_throw(sheet)
    line["seat"] = (line["seat"] + 1) % 3


def _other_rules(sheet: Sheet) -> None:
    sheet["rules"] = 99


def _other_components(sheet: Sheet) -> None:
    sheet["components"] = "ab" * 32


TAMPERINGS: dict[Callable[[Sheet], None], str] = {
    _other_answer: "sheet-chance",
    _other_action: "sheet-illegal",
    _other_seed: "sheet-hash",
    _other_word: "sheet-chance",
    _other_winner: "sheet-result",
    _left_out: "sheet-numbering",
    _other_seat: "sheet-illegal",
    _other_rules: "sheet-unknown-rules",
    _other_components: "sheet-unknown-components",
}


def test_a_sheet_holds(hinterzimmer: Run, sheet_file: Path) -> None:
    told = hinterzimmer("verify", sheet_file)
    assert told.returncode == 0
    assert f"{sheet_file}: holds. chicago" in told.stdout


def test_a_sheet_from_the_standard_input(hinterzimmer: Run, sheet_file: Path) -> None:
    told = hinterzimmer("verify", "-", "--json", stdin=sheet_file.read_text())
    assert told.returncode == 0
    (found,) = json.loads(told.stdout)
    assert found["holds"]
    assert found["over"]
    assert sum(found["result"]) == pytest.approx(1)


def test_tampered_sheets_do_not_hold(hinterzimmer: Run, sheet_file: Path, tmp_path: Path) -> None:
    paths = []
    for tamper in TAMPERINGS:
        values = json.loads(sheet_file.read_text())
        tamper(values)
        paths.append(tmp_path / f"{tamper.__name__}.json")
        paths[-1].write_text(json.dumps(values))
    told = hinterzimmer("verify", "--json", sheet_file, *paths)
    assert told.returncode == 1
    held, *failed = json.loads(told.stdout)
    assert held["holds"]
    assert [(Path(f["file"]).stem, f["code"]) for f in failed] == [
        (tamper.__name__, code) for tamper, code in TAMPERINGS.items()
    ]


def test_a_forbidden_action_is_told_with_its_rule(
    hinterzimmer: Run, sheet: dict[str, Any], tmp_path: Path
) -> None:
    _other_seat(sheet)
    path = tmp_path / "seat.json"
    path.write_text(json.dumps(sheet))
    assert "rule 2.1 forbids action" in hinterzimmer("verify", path).stdout


@pytest.mark.parametrize("content", ["", "{", "[]", '{"format": "x"}', "\x00", "null"])
def test_what_is_no_sheet_is_told_so(hinterzimmer: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "none.json"
    path.write_text(content)
    told = hinterzimmer("verify", path)
    assert told.returncode == 1
    assert f"{path}: does not hold: " in told.stdout
    assert "Traceback" not in told.stderr


def test_a_file_that_is_not_there(hinterzimmer: Run, tmp_path: Path) -> None:
    told = hinterzimmer("verify", tmp_path / "nothing.json")
    assert told.returncode == 3
    assert told.stderr == f"hinterzimmer: {tmp_path / 'nothing.json'}: No such file or directory\n"


def test_replay_goes_to_a_step(hinterzimmer: Run, sheet_file: Path) -> None:
    told = hinterzimmer("replay", sheet_file, "--step", 4, "--seat", 2, "--json")
    assert told.returncode == 0
    found = json.loads(told.stdout)
    assert found["step"] == 4
    assert found["seat"] == 1
    assert found["result"] is None
    assert max(event["step"] for event in found["events"]) == 4
    shown = hinterzimmer("replay", sheet_file, "--step", 4)
    assert shown.returncode == 0
    assert "random 1" in shown.stdout


def test_replay_shows_the_end(hinterzimmer: Run, sheet: Sheet, sheet_file: Path) -> None:
    found = json.loads(hinterzimmer("replay", sheet_file, "--json").stdout)
    assert found["step"] == len(sheet["actions"])
    assert found["result"] == sheet["result"]
    assert found["waiting"] == []


def test_a_step_or_seat_that_is_not_there(hinterzimmer: Run, sheet_file: Path) -> None:
    step = hinterzimmer("replay", sheet_file, "--step", 100_000)
    assert step.returncode == 2
    assert "100000" in step.stderr.replace(",", "")
    seat = hinterzimmer("replay", sheet_file, "--seat", 4)
    assert seat.returncode == 2
    assert "3" in seat.stderr
    assert "Traceback" not in step.stderr + seat.stderr


def test_replay_refuses_a_tampered_sheet(hinterzimmer: Run, sheet: Sheet, tmp_path: Path) -> None:
    _other_answer(sheet)
    path = tmp_path / "tampered.json"
    path.write_text(json.dumps(sheet))
    told = hinterzimmer("replay", path)
    assert told.returncode == 1
    assert told.stderr.startswith("hinterzimmer: ")
