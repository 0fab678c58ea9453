"""The score sheet: what holds, and what of it can be broken."""

import copy
from typing import Any

import pytest

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.play import Game, read_sheet, sheet_of, verify, write_sheet

from .test_game import find_stop, played_out


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    return played_out().sheet()


def test_a_finished_game_verifies(whole: dict[str, Any]) -> None:
    game = verify(whole)
    assert game.result == whole["result"]
    assert game.sheet() == whole


def test_text_and_values_are_the_same_sheet(whole: dict[str, Any]) -> None:
    text = write_sheet(read_sheet(whole))
    assert read_sheet(text) == read_sheet(whole)
    assert write_sheet(read_sheet(text)) == text


def test_an_undone_action_stands_on_the_sheet() -> None:
    game = find_stop()
    mover = game.waiting[0]
    game.play("stop")
    game.undo(mover)
    game.play("stop")
    replayed = Game.from_sheet(write_sheet(sheet_of(game)))
    assert replayed.entries == game.entries


def _first_chance(sheet: dict[str, Any]) -> dict[str, Any]:
    return next(line["chance"][0] for line in sheet["actions"] if line.get("chance"))


def _other_answer(sheet: dict[str, Any]) -> None:
    asked = _first_chance(sheet)
    asked["answer"] = (asked["answer"] + 1) % asked["below"]


def _other_word(sheet: dict[str, Any]) -> None:
    sheet["chance"]["words"] = ["loaded dice"]


def _other_seed(sheet: dict[str, Any]) -> None:
    sheet["chance"]["seed"] = "00" * 32


def _other_winner(sheet: dict[str, Any]) -> None:
    sheet["result"] = sheet["result"][::-1]


def _missing_action(sheet: dict[str, Any]) -> None:
    del sheet["actions"][3]


def _illegal_action(sheet: dict[str, Any]) -> None:
    sheet["actions"][0]["action"] = {"do": "stop"}


def _no_action(sheet: dict[str, Any]) -> None:
    sheet["actions"][0]["action"] = {"do": "dance"}


def _no_such_seat(sheet: dict[str, Any]) -> None:
    sheet["actions"][0]["seat"] = 9


def _later_rules(sheet: dict[str, Any]) -> None:
    sheet["rules"] = 99


def _own_cards(sheet: dict[str, Any]) -> None:
    sheet["components"] = "ab" * 32


def _later_format(sheet: dict[str, Any]) -> None:
    sheet["version"] = 99


def _unknown_game(sheet: dict[str, Any]) -> None:
    sheet["game"] = "poker"


def _unknown_option(sheet: dict[str, Any]) -> None:
    sheet["options"]["jokers"] = True


def _one_seat(sheet: dict[str, Any]) -> None:
    del sheet["seats"][1:]


def _short_seed(sheet: dict[str, Any]) -> None:
    sheet["chance"]["seed"] = "abc"


def _typing_error(sheet: dict[str, Any]) -> None:
    sheet["resutl"] = sheet.pop("result")


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (_other_answer, "sheet-chance"),
        (_other_word, "sheet-chance"),
        (_other_seed, "sheet-hash"),
        (_other_winner, "sheet-result"),
        (_missing_action, "sheet-numbering"),
        (_illegal_action, "sheet-illegal"),
        (_no_action, "sheet-illegal"),
        (_no_such_seat, "sheet-illegal"),
        (_later_rules, "sheet-unknown-rules"),
        (_own_cards, "sheet-unknown-components"),
        (_later_format, "sheet-unknown-format"),
        (_unknown_game, "unknown-game"),
        (_unknown_option, "unknown-option"),
        (_one_seat, "bad-seats"),
        (_short_seed, "sheet-malformed"),
        (_typing_error, "sheet-malformed"),
    ],
)
def test_a_spoilt_sheet_is_refused_for_its_reason(
    whole: dict[str, Any], spoil: Any, code: str
) -> None:
    sheet = copy.deepcopy(whole)
    spoil(sheet)
    assert sheet != whole
    with pytest.raises(HinterzimmerError) as refusal:
        verify(sheet)
    assert refusal.value.code == code


@pytest.mark.parametrize("text", [b"", b"[]", b"\xff", b"{", b"[" * 100_000, b"null", b'{"a":1}'])
def test_what_is_no_sheet_is_refused(text: bytes) -> None:
    with pytest.raises(HinterzimmerError) as refusal:
        verify(text)
    assert refusal.value.code == "sheet-malformed"
