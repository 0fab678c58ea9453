"""Every action, event, option and refusal of Chicago has its words, and notation round trips."""

import pytest

from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.contract import rule_number
from hinterzimmer.engine.notation import Argument
from hinterzimmer.games.chicago import GAME, refusals
from hinterzimmer.games.chicago.notation import ACTIONS, EVENTS, FACES, SEAT_SET, purpose_text
from hinterzimmer.texts import LANGUAGES, Texts

EXAMPLES: dict[str, object] = {
    "dice": "1-6-5",
    "direction": "high",
    "reason": "worst",
    "victim": "Rosa",
}


def variables(arguments: tuple[Argument, ...]) -> dict[str, object]:
    return {"seat": "Kim", **{a.name: EXAMPLES.get(a.name, 1) for a in arguments}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_and_events_have_words(language: str) -> None:
    texts = Texts(language, "chicago")
    for form in ACTIONS:
        arguments = (form.argument,) if form.argument else ()
        _, wrong = texts.formatted(f"chicago-action-{form.word}", variables(arguments))
        assert not wrong
    for event in EVENTS:
        _, wrong = texts.formatted(f"chicago-event-{event.word}", variables(event.arguments))
        assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_presets_and_refusals_have_words(language: str) -> None:
    texts = Texts(language, "chicago")
    wanted = ["name", "tagline", *(f"preset-{name}" for name in GAME.presets)]
    for choice in option_records.choices(GAME.Options):
        wanted.append(f"option-{choice.name}")
        for value in choice.values:
            shown = str(value).lower() if isinstance(value, bool) else str(value)
            wanted.append(f"value-{choice.name}-{shown}")
    codes = {value for name, value in vars(refusals).items() if name.isupper() and value > 200}
    wanted += [f"refused-{rule_number(code).replace('.', '-')}" for code in codes]
    assert [w for w in wanted if not texts.has(f"chicago-{w}")] == []


@pytest.mark.parametrize(
    ("number", "text"), [(0, "none is left."), (1, "one is left."), (2, "2 are left.")]
)
def test_a_lost_life_is_told_in_grammar(number: int, text: str) -> None:
    said = Texts("en", "chicago")(
        "chicago-event-lost_life", seat="Kim", reason="worst", lives=number
    )
    assert said == f"Kim loses a life for the worst result; {text}"


@pytest.mark.parametrize("kind", [FACES, SEAT_SET], ids=["faces", "seats"])
def test_arguments_of_events_go_both_ways(kind: Argument) -> None:
    for code in (165, 111) if kind is FACES else (0b101, 0b1):
        assert kind.from_json(kind.json(code)) == code
        assert kind.from_text(kind.text(code)) == code


@pytest.mark.parametrize("faces", [[1, 6], [1, 6, 7], [1, 6, True], [1, 6, "5"]])
def test_what_are_no_three_faces(faces: list[object]) -> None:
    with pytest.raises(ValueError, match="three faces"):
        FACES.from_json(faces)


def test_purposes_are_named() -> None:
    words = [purpose_text(purpose) for purpose in range(8)]
    assert len(set(words)) == 8
    assert words[5] == "dice.5"
