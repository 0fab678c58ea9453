"""Chapters 2 and 3 of the rulebook: all combinations counted, and compared with a slow twin."""

import random
from functools import cache

import numpy as np
import pytest
from gang_of_four import twin
from gang_of_four.table import Table, cards, kind_of

from hinterzimmer.engine import bits
from hinterzimmer.engine.records import Array, Numbers
from hinterzimmer.engine.rule import array_rule, rule
from hinterzimmer.games.gang_of_four import GAME
from hinterzimmer.games.gang_of_four.cards import FACES, FULL_DECK, above, counted, is_canonical
from hinterzimmer.games.gang_of_four.combinations import beats, classify, key_of
from hinterzimmer.games.gang_of_four.components import Combination
from hinterzimmer.games.gang_of_four.faces import BIT_OF, names_of
from hinterzimmer.games.gang_of_four.listing import (
    list_combinations,
    list_gangs,
    list_singles,
    next_bit,
    rest_of,
)
from hinterzimmer.games.gang_of_four.state import State

COUNTS = {
    "single": 34,
    "pair": 64,
    "triple": 76,
    "straight": 1518,
    "flush": 6153,
    "full_house": 4369,
    "straight_flush": 21,
    "gang": 67 + 36 + 13 + 1,
}
RULES = [
    twin.Rules(),
    twin.Rules(gangs_above_four=False, top_card_only=True),
    twin.Rules(specials_in_flush=True),
    twin.Rules(numbers_then_colour=True, numbers_first=True),
    twin.Rules(specials_in_flush=True, numbers_then_colour=True, top_card_only=True),
]
PAIRS_EACH = 50_000


def state_by(rules: twin.Rules) -> Array:
    state = State.array()
    state["gangs_above_four"] = rules.gangs_above_four
    state["specials_in_flush"] = rules.specials_in_flush
    state["tiebreak_depth"] = rules.top_card_only
    state["flush_order"] = rules.numbers_then_colour
    state["full_house_order"] = rules.numbers_first
    return state


# All that there are


@array_rule
def every_combination(states: Array, size: int, found: Numbers, kinds: Numbers) -> int:
    """All sets of `size` cards, copies alike, go through the classification."""
    chosen = np.zeros(8, np.uint64)
    left = np.zeros(8, np.uint64)
    left[0] = FACES
    depth, count = 0, 0
    while depth >= 0:
        if left[depth] == bits.ZERO:
            depth -= 1
            continue
        card = next_bit(left[depth])
        left[depth] = rest_of(left[depth])
        chosen[depth + 1] = chosen[depth] | card
        if depth + 1 < size:
            depth += 1
            left[depth] = above(card) & (FACES | (card << np.uint64(1)))
            continue
        kind = classify(states[0], chosen[size])
        if kind != Combination.NONE:
            found[count], kinds[count] = chosen[size], kind
            count += 1
    return count


@cache
def classified(rules: twin.Rules, sizes: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7)) -> dict[int, str]:
    """Every combination with its kind, by enumeration."""
    found, kinds = np.zeros(16_000, np.uint64), np.zeros(16_000, np.int64)
    by_cards: dict[int, str] = {}
    if 1 in sizes:
        by_cards.update({1 << bit: "single" for bit in BIT_OF.values()})
    for size in (s for s in sizes if s > 1):
        count = every_combination(state_by(rules), size, found, kinds)
        for place in range(count):
            by_cards[int(found[place])] = Combination(int(kinds[place])).name.lower()
    return by_cards


@pytest.fixture(scope="module")
def all_by_cards() -> dict[int, str]:
    return classified(twin.Rules())


def test_rules_2_1_to_2_8_there_are_12352_combinations(all_by_cards: dict[int, str]) -> None:
    kinds = list(all_by_cards.values())
    assert {kind: kinds.count(kind) for kind in COUNTS} == COUNTS
    gangs = [cards.bit_count() for cards, kind in all_by_cards.items() if kind == "gang"]
    assert [gangs.count(size) for size in (4, 5, 6, 7)] == [67, 36, 13, 1]
    assert len(kinds) == 12_352


@rule
def list_all(states: Array, out: Numbers) -> int:
    count = list_singles(FULL_DECK, bits.ZERO, out, 0)
    count = list_combinations(states[0], FULL_DECK, counted(FULL_DECK), out, count)
    return list_gangs(states[0], FULL_DECK, counted(FULL_DECK), bits.ZERO, out, count)


@pytest.mark.parametrize("rules", RULES)
def test_rules_2_1_to_2_8_the_list_of_the_whole_deck_is_all_there_is(rules: twin.Rules) -> None:
    out = np.zeros(16_000, np.uint64)
    listed = [int(cards) for cards in out[: list_all(state_by(rules), out)]]
    assert len(listed) == len(set(listed))
    assert set(listed) == set(classified(rules))


# The twin


def _similar(luck: random.Random, names: list[str]) -> list[str]:
    """The same numbers in colours drawn anew: what ties are made of."""
    drawn: list[str] = []
    for name in names:
        number = name[1:]
        if not number.isdigit():
            options = ["GP", "YP"] if name != "RD" else ["RD"]
        else:
            options = [c + number for c in "GYR"] + (["M1"] if number == "1" else [])
        luck.shuffle(options)
        free = [o for o in options if drawn.count(o) < (1 if o in ("M1", "GP", "YP", "RD") else 2)]
        drawn.append(free[0] if free else name)
    return drawn


def _one_other(luck: random.Random, names: list[str]) -> list[str]:
    """One card exchanged: near misses."""
    changed = list(names)
    changed[luck.randrange(len(changed))] = luck.choice(list(BIT_OF))
    return changed


def _set(names: list[str]) -> int | None:
    try:
        return int(cards(" ".join(names)))
    except ValueError:
        return None


def pairs(rules: twin.Rules, seed: int) -> list[tuple[int, int]]:
    """Two sets each: a combination and another, alike in three cases of four."""
    luck = random.Random(seed)
    by_kind: dict[str, list[int]] = {}
    for found, kind in classified(rules).items():
        by_kind.setdefault(kind, []).append(found)
    names = {found: names_of(found) for group in by_kind.values() for found in group}
    kinds = list(by_kind)
    drawn: list[tuple[int, int]] = []
    while len(drawn) < PAIRS_EACH:
        shown = luck.choice(by_kind[luck.choice(kinds)])
        way = luck.randrange(4)
        if way < 2:
            reply = _set(_similar(luck, names[shown]))
        elif way == 2:
            reply = _set(_one_other(luck, names[shown]))
        else:
            reply = luck.choice(by_kind[luck.choice(kinds)])
        if reply is not None:
            drawn.append((shown, reply))
    return drawn


@rule
def compare(states: Array, shown: Numbers, reply: Numbers, out: Numbers) -> None:
    """Column 0 and 1: the kinds; column 2: does the reply beat what is shown?"""
    state = states[0]
    for place in range(shown.size):
        kind = classify(state, shown[place])
        state.table, state.table_kind = shown[place], kind
        state.table_size = bits.count(shown[place])
        state.table_key = key_of(state, kind, shown[place])
        out[place, 0] = kind
        out[place, 1] = classify(state, reply[place])
        out[place, 2] = out[place, 1] != 0 and beats(state, out[place, 1], reply[place])


@pytest.mark.parametrize("seed", range(len(RULES)))
def test_chapter_3_agrees_with_the_twin(seed: int) -> None:
    """250,000 pairs in all, ties over-sampled."""
    rules = RULES[seed]
    drawn = pairs(rules, seed)
    out = np.zeros((len(drawn), 3), np.int64)
    shown, reply = (np.array(column, np.uint64) for column in zip(*drawn, strict=True))
    compare(state_by(rules), shown, reply, out)
    as_cards: dict[int, list[twin.Card]] = {}
    for both, (kind, other, beaten) in zip(drawn, out.tolist(), strict=True):
        first, second = (
            as_cards.setdefault(found, [twin.card(name) for name in names_of(found)])
            for found in both
        )
        assert Combination(kind).name.lower() == twin.kind_of(first, rules), names_of(both[0])
        assert Combination(other).name.lower() == twin.kind_of(second, rules), names_of(both[1])
        if other:
            expected = twin.beats(second, first, rules)
            assert beaten == expected, (names_of(both[0]), names_of(both[1]))


def test_chapter_3_ties_are_over_sampled() -> None:
    """The samples above hold what they promise."""
    drawn = pairs(RULES[0], 0)
    numbers = [
        tuple(sorted(twin.card(name)[0] for name in names_of(found)) for found in both)
        for both in drawn
    ]
    assert sum(first == second for first, second in numbers) > PAIRS_EACH / 3


def test_rule_10_1_sets_of_cards_are_canonical() -> None:
    """What is listed stands for its faces alone: no second copy without the first."""
    assert all(is_canonical(np.uint64(found)) for found in classified(twin.Rules()))
    assert not is_canonical(np.uint64(0b10))
    assert all(is_canonical(np.uint64(1 << bit)) for bit in BIT_OF.values())


# Worked examples


@pytest.mark.parametrize(
    ("names", "kind"),
    [
        ("M1 R2 R3 R4 R5", "straight_flush"),
        ("M1 Y2 R3 R4 R5", "straight"),
        ("M1 G3 G5 G7 G9", "flush"),
        ("R1 R1 M1 R5 R5", "full_house"),
    ],
)
def test_rules_2_7_and_2_10_what_the_m1_makes(names: str, kind: str) -> None:
    assert kind_of(names) == kind


@pytest.mark.parametrize(
    "names",
    [
        "R7 G8 Y9 R10 GP",
        "G3 G5 G7 G9 GP",
        "R2 R4 R6 R8 RD",
        "G1 G1 G2 G2",
        "G4 G4 Y4 Y4 R7",
        "G8 Y9 R10 G1 Y2",
        "RD R10",
        "GP G10",
        "GP YP RD",
    ],
)
def test_rules_2_9_and_2_11_what_is_no_combination(names: str) -> None:
    assert kind_of(names) == "none"


def test_rule_2_5_option_specials_in_flush() -> None:
    assert kind_of("G3 G5 G7 G9 GP", specials_in_flush=True) == "flush"
    assert kind_of("R2 R4 R6 R8 RD", specials_in_flush=True) == "flush"
    assert kind_of("G2 R4 R6 R8 RD", specials_in_flush=True) == "none"
    assert kind_of("G7 G8 G9 G10 GP", specials_in_flush=True) == "flush"


def test_rule_2_8_option_gangs_above_four() -> None:
    five = "G2 G2 Y2 Y2 R2"
    assert kind_of(five) == "gang"
    assert kind_of(five, gangs_above_four=False) == "none"
    assert kind_of("G2 G2 Y2 Y2", gangs_above_four=False) == "gang"


def test_the_kinds_of_the_game_are_those_of_the_twin() -> None:
    assert {kind.name.lower() for kind in Combination} == {"none", *COUNTS}
    assert GAME.max_legal > 0


@pytest.mark.parametrize(
    ("names", "specials", "longest"),
    [
        ("G1 G1 M1 G2 G2 G3 G4 G5 G6 G6 G7 G8 G9 G9 G10 G10", False, 1170),
        ("G1 G1 M1 G2 G3 G4 G5 G6 G6 G7 G7 G8 G9 G10 G10 GP", True, 1530),
    ],
)
def test_the_longest_lists_fit(names: str, specials: bool, longest: int) -> None:
    """One colour makes most flushes; with fifteen cards of it there are some 200 fewer."""
    table = Table(deal={0: names}, specials_in_flush=specials, first_lead_needs_m1=False)
    assert len(table.legal()) == longest <= GAME.max_legal
