"""Notation goes both ways, and everything has words in both languages."""

import pytest

from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.contract import rule_number
from hinterzimmer.engine.errors import NotationError
from hinterzimmer.engine.notation import Argument
from hinterzimmer.games.villa import GAME, refusals
from hinterzimmer.games.villa.components import (
    FACES,
    GODFATHERS,
    GUARDS,
    IMAGINED,
    PLACES,
    Front,
    Hint,
    Outcome,
    Phase,
    Reason,
    Standing,
    Symbol,
)
from hinterzimmer.games.villa.notation import CARDS, NOTATION
from hinterzimmer.texts import LANGUAGES, Texts

EXAMPLES: dict[str, object] = {
    "card": "HB",
    "other": "P",
    "cards": "H-P",
    "symbol": "car",
    "front": "vito_massara",
    "hint": "c_6",
    "level": "hard",
    "because": "too_risky",
    "where": "pile",
    "outcome": "no_card",
    "backs": "2-no_h",
    "leader": "Rosa",
    "to": "Rosa",
    "from": "Max",
}
WORDED = {
    "card": FACES,
    "other": FACES,
    "place": range(PLACES + 1),
    "front": [front.name.lower() for front in Front],
    "hint": [hint.name.lower() for hint in Hint],
    "symbol": [symbol.name.lower() for symbol in Symbol],
    "because": [reason.name.lower() for reason in Reason],
    "outcome": [outcome.name.lower() for outcome in Outcome],
    "phase": [phase.name.lower() for phase in Phase],
    "standing": [standing.name.lower() for standing in Standing],
}


def variables(arguments: tuple[Argument, ...]) -> dict[str, object]:
    return {"seat": "Kim", **{a.name: EXAMPLES.get(a.name, 1) for a in arguments}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_and_events_have_words(language: str) -> None:
    texts = Texts(language, GAME.name)
    for form in NOTATION.actions:
        _, wrong = texts.formatted(f"villa-action-{form.word}", variables(form.arguments))
        assert not wrong, form.word
    for event in NOTATION.events:
        _, wrong = texts.formatted(f"villa-event-{event.word}", variables(event.arguments))
        assert not wrong, event.word


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_presets_refusals_and_fields_have_words(language: str) -> None:
    texts = Texts(language, GAME.name)
    wanted = ["name", "tagline", *(f"preset-{name}" for name in GAME.presets)]
    names = {choice.name for choice in option_records.choices(GAME.Options)}
    for choice in option_records.choices(GAME.Options):
        wanted.append(f"option-{choice.name}")
        for value in choice.values:
            shown = str(value).lower() if isinstance(value, bool) else value
            wanted.append(f"value-{choice.name}-{shown}")
    codes = {value for name, value in vars(refusals).items() if name.isupper() and _is_code(value)}
    wanted += [f"refused-{rule_number(code).replace('.', '-')}" for code in codes]
    wanted += [
        f"field-{name}"
        for name, field in GAME.View.fields.items()
        if not field.hidden and name not in names and name not in ("seats", "turn")
    ]
    assert [w for w in wanted if not texts.has(f"villa-{w}")] == []


def _is_code(value: object) -> bool:
    return type(value) is int and value > 200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", WORDED)
def test_every_member_of_a_closed_set_has_its_own_words(language: str, word: str) -> None:
    texts = Texts(language, GAME.name)
    said = {texts(f"villa-{word}", **{word: value}) for value in WORDED[word]}
    assert len(said) == len(WORDED[word])


@pytest.mark.parametrize(
    ("text", "json"),
    [
        ("play HPCB", {"do": "play", "card": "HPCB"}),
        ("pair H HB", {"do": "pair", "card": "H", "other": "HB"}),
        ("pass P", {"do": "pass", "card": "P"}),
        ("propose_arrest 13 3", {"do": "propose_arrest", "place": 13, "leader": 3}),
        ("propose_reward CP 0", {"do": "propose_reward", "card": "CP", "to": 0}),
        (
            "propose_swap 0 H 1 P",
            {"do": "propose_swap", "from": 0, "card": "H", "to": 1, "other": "P"},
        ),
        ("propose_start", {"do": "propose_start"}),
        ("agree 11", {"do": "agree", "proposal": 11}),
        ("object 0 too_risky", {"do": "object", "proposal": 0, "because": "too_risky"}),
        ("follow", {"do": "follow"}),
        ("decide", {"do": "decide"}),
    ],
)
def test_actions_go_both_ways(text: str, json: dict[str, object]) -> None:
    action = NOTATION.action_from_text(text)
    assert NOTATION.action_from_json(json) == action
    assert NOTATION.action_text(action) == text
    assert NOTATION.action_json(action) == json


@pytest.mark.parametrize(
    "text",
    ["play X", "play", "pair H", "propose_arrest 14 0", "propose_arrest 0 4", "agree 12",
     "object 0 because", "play hb", "propose_reward P"],
)  # fmt: skip
def test_text_that_names_no_action(text: str) -> None:
    with pytest.raises(NotationError):
        NOTATION.action_from_text(text)


def test_sets_of_cards_go_both_ways() -> None:
    for names in ([], ["H", "H", "HB"], ["HPCB", "HPCB"]):
        assert CARDS.json(CARDS.from_json(names)) == names
        assert CARDS.from_text(CARDS.text(CARDS.from_json(names))) == CARDS.from_json(names)
    for wrong in (["HB", "HB"], ["X"], "H", [1]):
        with pytest.raises(ValueError, match=r"cards|many"):
            CARDS.from_json(wrong)


def test_questions_of_chance_have_words() -> None:
    assert [NOTATION.purpose_text(p) for p in (0, 3, GUARDS, GODFATHERS, IMAGINED)] == [
        "pile.0", "pile.3", "guards", "godfathers", "imagined",
    ]  # fmt: skip
