"""Notation goes both ways; everything has words; rulebooks, code and tests cite the same rules."""

import re
from pathlib import Path

import pytest

from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.contract import rule_number
from hinterzimmer.engine.errors import NotationError
from hinterzimmer.engine.notation import Argument
from hinterzimmer.games.gang_of_four import GAME, refusals
from hinterzimmer.games.gang_of_four.components import DEALER, IMAGINED, Combination
from hinterzimmer.games.gang_of_four.faces import BIT_OF, CARD, CARD_BIT, CARDS, names_of, set_of
from hinterzimmer.games.gang_of_four.hand import deal_of
from hinterzimmer.games.gang_of_four.notation import NOTATION
from hinterzimmer.texts import LANGUAGES, Texts

HERE = Path(__file__).parent
EXAMPLES: dict[str, object] = {
    "cards": "G5 R5",
    "card": "YP",
    "combination": "pair",
    "direction": "clockwise",
    "ending": "last_able",
    "target": "Rosa",
    "to": "Rosa",
}


def variables(arguments: tuple[Argument, ...]) -> dict[str, object]:
    return {"seat": "Kim", **{a.name: EXAMPLES.get(a.name, 1) for a in arguments}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_and_events_have_words(language: str) -> None:
    texts = Texts(language, GAME.name)
    for form in NOTATION.actions:
        arguments = (form.argument,) if form.argument else ()
        _, wrong = texts.formatted(f"{GAME.name}-action-{form.word}", variables(arguments))
        assert not wrong
    for event in NOTATION.events:
        _, wrong = texts.formatted(f"{GAME.name}-event-{event.word}", variables(event.arguments))
        assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_presets_and_refusals_have_words(language: str) -> None:
    texts = Texts(language, GAME.name)
    wanted = ["name", "tagline", *(f"preset-{name}" for name in GAME.presets)]
    for choice in option_records.choices(GAME.Options):
        wanted.append(f"option-{choice.name}")
        for value in (v for v in choice.values if type(v) is not int):
            shown = str(value).lower() if isinstance(value, bool) else value
            wanted.append(f"value-{choice.name}-{shown}")
    wanted += [f"refused-{rule_number(code).replace('.', '-')}" for code in refusal_codes()]
    wanted += [f"field-{name}" for name in shown_fields()]
    assert [w for w in wanted if not texts.has(f"{GAME.name}-{w}")] == []


def refusal_codes() -> set[int]:
    return {v for k, v in vars(refusals).items() if k.isupper() and k not in ("PASS", "MOST_LEGAL")
            and isinstance(v, int)}  # fmt: skip


def shown_fields() -> list[str]:
    """The view's fields that are no option and no seat that the terminal shows by itself."""
    options = {choice.name for choice in option_records.choices(GAME.Options)}
    return [
        name
        for name, field in GAME.View.fields.items()
        if not field.hidden and name not in options and name not in ("seats", "turn")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_combinations_have_names(language: str) -> None:
    texts = Texts(language, GAME.name)
    key = f"{GAME.name}-combination"
    said = {texts(key, combination=kind.name.lower()) for kind in Combination}
    assert len(said) == len(Combination)


# Notation


def test_every_face_goes_both_ways() -> None:
    for name in BIT_OF:
        assert names_of(set_of([name])) == [name]
        assert CARD_BIT.json(CARD_BIT.from_json(name)) == name
        assert CARD.text(CARD.from_text(name)) == name
    assert CARD.json(0) is None


@pytest.mark.parametrize(
    ("text", "json"),
    [
        ("pass", {"do": "pass"}),
        ("play G5+Y5", {"do": "play", "cards": ["G5", "Y5"]}),
        ("play RD", {"do": "play", "cards": ["RD"]}),
        ("play_and_call R10+R10", {"do": "play_and_call", "cards": ["R10", "R10"]}),
        ("call", {"do": "call"}),
        ("call_out 2", {"do": "call_out", "target": 2}),
        ("return YP", {"do": "return", "card": "YP"}),
    ],
)
def test_actions_go_both_ways(text: str, json: dict[str, object]) -> None:
    action = NOTATION.action_from_text(text)
    assert NOTATION.action_from_json(json) == action
    assert NOTATION.action_text(action) == text
    assert NOTATION.action_json(action) == json


def test_the_order_in_which_cards_are_named_is_free() -> None:
    action = NOTATION.action_from_text("play R5+G5")
    assert NOTATION.action_text(action) == "play G5+R5"


@pytest.mark.parametrize(
    "text",
    [
        "play", "play G11", "play G5+G5+G5", "play M1+M1", "play RD+RD", "return G5+G5",
        "call 1", "call_out 4", "call_out x", "return", "play g5", "climb G5", "play G5,G6",
    ],
)  # fmt: skip
def test_what_means_nothing(text: str) -> None:
    with pytest.raises(NotationError):
        NOTATION.action_from_text(text)


@pytest.mark.parametrize("cards", [[], "G5", [5], ["G5", None], ["GP", "GP"]])
def test_what_are_no_cards(cards: object) -> None:
    with pytest.raises(NotationError):
        NOTATION.action_from_json({"do": "play", "cards": cards})
    with pytest.raises(ValueError, match=r"cards|no cards|not so many|list"):
        CARDS.from_json(cards)


@pytest.mark.parametrize("action", [0b1_0000_0001, 2**64 - 1, (1 << 8) ^ (2**64 - 1)])
def test_rule_10_1_numbers_that_are_no_action(action: int) -> None:
    with pytest.raises(NotationError):
        NOTATION.action_json(action)


def test_purposes_are_named() -> None:
    assert NOTATION.purpose_text(deal_of(1)) == "deal"
    assert NOTATION.purpose_text(deal_of(12)) == "deal"
    assert NOTATION.purpose_text(DEALER) == "first-dealer"
    assert NOTATION.purpose_text(IMAGINED) == "imagined"


# The rulebook


def numbers_of(language: str) -> list[str]:
    text = (GAME.rulebook / f"rulebook.{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^\*\*(\d+\.\d+)\*\*", text, re.MULTILINE)


def cited(text: str) -> set[str]:
    """Rules by number; `rules 3.2 to 3.8` and `rule_3_2_to_3_8` stand for all of them."""
    text = re.sub(r"(?<=\d)_(?=\d)", ".", text)
    found = set()
    for first, last in re.findall(r"(\d+\.\d+)(?:[ _]to[ _](\d+\.\d+))?", text):
        chapter, start = map(int, first.split("."))
        end = int(last.split(".")[1]) if last.startswith(f"{chapter}.") else start
        found |= {f"{chapter}.{rule}" for rule in range(start, end + 1)}
    return found


def test_both_rulebooks_have_the_same_rules_in_order() -> None:
    numbers = numbers_of("en")
    assert numbers == numbers_of("de")
    assert numbers == sorted(numbers, key=lambda n: [int(part) for part in n.split(".")])
    assert len(set(numbers)) == len(numbers)


def test_every_rule_is_tested_and_every_citation_exists() -> None:
    numbers = set(numbers_of("en"))
    tests = "\n".join(
        name
        for path in HERE.glob("test_*.py")
        for name in re.findall(r"def (test_rules?_\w+)", path.read_text())
    )
    assert numbers - cited(tests) == set()
    code = "\n".join(
        line
        for path in GAME.rulebook.glob("*.py")
        for line in path.read_text().splitlines()
        if re.search(r"[Rr]ules? \d|rule_code|rule=", line)
    )
    assert (cited(code) | cited(tests)) - numbers == set()


def test_options_name_their_rule_and_the_rule_names_them() -> None:
    for language in ("en", "de"):
        text = (GAME.rulebook / f"rulebook.{language}.md").read_text(encoding="utf-8")
        rules = dict(re.findall(r"^\*\*(\d+\.\d+)\*\*(.*?)(?=^\*\*|^## |\Z)", text, re.M | re.S))
        for choice in option_records.choices(GAME.Options):
            assert f"`{choice.name}`" in rules[choice.rule], (language, choice.name)
