"""Notation goes both ways, and everything has words in both languages."""

import inspect
import re

import pytest

from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.errors import NotationError
from hinterzimmer.engine.notation import Argument
from hinterzimmer.games.chicago_gangsters import GAME, ending, laying, loot, refusals, talk
from hinterzimmer.games.chicago_gangsters.card_list import ABILITIES, KINDS, TYPES
from hinterzimmer.games.chicago_gangsters.cards import DECK, LIST
from hinterzimmer.games.chicago_gangsters.components import Kept, Phrase
from hinterzimmer.games.chicago_gangsters.notation import NOTATION
from hinterzimmer.games.chicago_gangsters.words import CARD, FACE_NAMES, names_of, set_of
from hinterzimmer.texts import LANGUAGES, Texts

EXAMPLES: dict[str, object] = {
    "cards": "W1-W3",
    "card": "B2",
    "category": "persons",
    "clan": "a",
    "coalition": "k1",
    "district": "d1",
    "gift": "alcohol",
    "hidden": "W3",
    "loot": "b1",
    "person": "m1",
    "phrase": "about",
    "side": "defenders",
    "to": "partner",
    "victim": "Rosa",
}


def variables(arguments: tuple[Argument, ...]) -> dict[str, object]:
    return {"seat": "Kim", **{a.name: EXAMPLES.get(a.name, 1) for a in arguments}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_and_events_have_words(language: str) -> None:
    texts = Texts(language, GAME.name)
    for kind, forms in (("action", NOTATION.actions), ("event", NOTATION.events)):
        for form in forms:
            message = f"{GAME.name}-{kind}-{form.word}"
            _, wrong = texts.formatted(message, variables(form.arguments))
            assert not wrong, message


def refusals_of_the_rules() -> set[str]:
    """The numbers of all rules that can refuse something."""
    modules = (refusals, laying, loot, ending, talk)
    sources = "".join(inspect.getsource(module) for module in modules)
    return set(re.findall(r'rule_code\("(\d+\.\d+)"\)', sources))


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_cards_fields_and_refusals_have_words(language: str) -> None:
    texts = Texts(language, GAME.name)
    wanted = ["name", "tagline", *(f"preset-{name}" for name in GAME.presets)]
    for choice in option_records.choices(GAME.Options):
        wanted.append(f"option-{choice.name}")
        named = [value for value in choice.values if isinstance(value, bool)]
        wanted += [f"value-{choice.name}-{str(value).lower()}" for value in named]
    wanted += [f"refused-{rule.replace('.', '-')}" for rule in refusals_of_the_rules()]
    wanted += [f"person-{person.id}" for person in LIST.persons]
    wanted += [f"district-{card.id}" for card in LIST.districts]
    wanted += [f"loot-{card.id}" for card in LIST.loot]
    wanted += [f"mean-{name}" for name in FACE_NAMES]
    wanted += [f"clan-{clan}" for clan in "abcd"]
    wanted += [f"ability-{ability}" for ability in ABILITIES]
    wanted += [f"type-{name}" for name in TYPES] + [f"person_kind-{name}" for name in KINDS]
    wanted += [f"phrase-{phrase.name.lower()}" for phrase in Phrase]
    wanted += [f"kept-{kept.name.lower()}" for kept in Kept]
    shown = [name for name, field in GAME.View.fields.items() if not field.hidden]
    wanted += [f"field-{name}" for name in shown if name not in ("seats", "turn")]
    assert [w for w in wanted if not texts.has(f"{GAME.name}-{w}")] == []


def test_every_face_goes_both_ways() -> None:
    assert set_of(names_of(int(DECK))) == int(DECK)
    assert len(names_of(int(DECK))) == 48
    for name in FACE_NAMES:
        assert names_of(set_of([name])) == [name]
        assert CARD.json(CARD.from_json(name)) == name


@pytest.mark.parametrize(
    ("text", "json"),
    [
        ("lay W1+W1+B2 W1", {"do": "lay", "cards": ["W1", "W1", "B2"], "hidden": "W1"}),
        ("lay - -", {"do": "lay", "cards": [], "hidden": None}),
        ("lay_for E5 defenders", {"do": "lay_for", "cards": ["E5"], "side": "defenders"}),
        ("say about 8 all", {"do": "say", "phrase": "about", "number": 8, "to": "all"}),
        ("ready", {"do": "ready"}),
        ("take 2", {"do": "take", "package": 2}),
        ("betray", {"do": "betray"}),
        ("give W3", {"do": "give", "gift": "W3"}),
        ("give alcohol", {"do": "give", "gift": "alcohol"}),
        ("exchange B2", {"do": "exchange", "card": "B2"}),
    ],
)
def test_actions_go_both_ways(text: str, json: dict[str, object]) -> None:
    action = NOTATION.action_from_text(text)
    assert NOTATION.action_from_json(json) == action
    assert NOTATION.action_text(action) == text
    assert NOTATION.action_json(action) == json


@pytest.mark.parametrize(
    "wrong",
    [
        {"do": "lay", "cards": ["W9"], "hidden": None},
        {"do": "lay", "cards": ["W5", "W5", "W5"], "hidden": None},
        {"do": "lay", "cards": "W1", "hidden": None},
        {"do": "lay", "cards": ["W1"]},
        {"do": "lay", "cards": ["W1"], "hidden": 3},
        {"do": "lay_for", "cards": ["W1"], "side": "both"},
        {"do": "say", "phrase": "whistle", "number": 0, "to": "all"},
        {"do": "say", "phrase": "about", "number": 300, "to": "all"},
        {"do": "say", "phrase": "about", "number": 3, "to": 2},
        {"do": "take", "package": 3},
        {"do": "take", "package": True},
        {"do": "give", "gift": 1},
    ],
)
def test_what_names_no_action_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(NotationError):
        NOTATION.action_from_json(wrong)
