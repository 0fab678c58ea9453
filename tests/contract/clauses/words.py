"""Actions, events and questions of chance in words."""

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

from contract.kit import (
    Case,
    Position,
    positions,
    some_positions,
    walk,
)

from hinterzimmer.engine.errors import NotationError
from hinterzimmer.engine.events import AUDIENCE, KIND, SEAT


def notation_round_trips(case: Case, seed: int) -> None:
    """Text and JSON name each legal action, each another, and lead back to it."""
    notation = case.game.notation
    for position in positions(case, seed):
        for seat in range(case.seats):
            legal = position.legal(seat)
            for action in legal:
                shown = json.loads(json.dumps(notation.action_json(action)))
                assert notation.action_from_json(shown) == action, shown
                text = notation.action_text(action)
                assert notation.action_from_text(text) == action, text
            assert len({notation.action_text(action) for action in legal}) == len(legal)


def notation_refuses_nonsense(case: Case, seed: int) -> None:
    """What names no action raises NotationError, and nothing else is raised."""
    luck = random.Random(seed)
    notation = case.game.notation
    for position in some_positions(case, seed, 4):
        for seat in position.must_act:
            text = notation.action_text(luck.choice(position.legal(seat)))
            shown = notation.action_json(luck.choice(position.legal(seat)))
            for wrong in _misspelt(text, luck):
                _names_an_action_or_none(notation.action_from_text, wrong)
            for value in _misshapen(shown, luck):
                _names_an_action_or_none(notation.action_from_json, value)


def _names_an_action_or_none(read: Callable[..., int], given: object) -> None:
    try:
        action = read(given)
    except NotationError:
        return
    assert 0 <= action < 2**64


def _misspelt(text: str, luck: random.Random) -> Iterator[str]:
    place = luck.randrange(len(text) + 1)
    yield text[:place] + luck.choice("x9 -+,\0é") + text[place:]
    yield text[:place] + text[place + 1 :]
    yield f"{text} {text}"
    yield from ("", " ", "no such word")


WRONG: tuple[Any, ...] = (None, -1, 2**70, True, 0.5, "x", ["x"], [[]], {}, [1, 1], {"do": 1})


def _misshapen(shown: dict[str, Any], luck: random.Random) -> Iterator[Any]:
    yield from WRONG
    name = luck.choice(list(shown))
    for value in WRONG:
        yield shown | {name: value}
    yield {key: value for key, value in shown.items() if key != name}
    yield shown | {"more": 1}


def events_and_purposes_have_words(case: Case, seed: int) -> None:
    """Every event and every question of chance is named, and goes through JSON unchanged."""
    notation = case.game.notation
    moments = [Position.new(case, seed), *(step.after for step in walk(case, seed))]
    for position in moments:
        for row in position.events():
            shown = notation.event_json(row[KIND], row[SEAT], row[AUDIENCE + 1 :])
            assert re.fullmatch(r"[a-z][a-z0-9_-]*", shown["event"])
            assert json.loads(json.dumps(shown)) == shown
        for question in position.questions():
            assert notation.purpose_text(question.purpose)
