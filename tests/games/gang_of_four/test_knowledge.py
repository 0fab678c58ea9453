"""What a viewer can tell of hidden cards, and how likely `imagine` draws them.

The expected odds come from the box alone: all ways to deal the unseen cards, each copy a
card of its own. None of the rules is asked.
"""

import itertools
from collections import Counter
from collections.abc import Sequence

from gang_of_four.table import DECK, DOORS, Table, cards
from scipy.stats import chisquare

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine.events import SPECTATOR
from hinterzimmer.engine.records import Array
from hinterzimmer.games.gang_of_four import GAME
from hinterzimmer.games.gang_of_four.faces import names_of
from hinterzimmer.games.gang_of_four.view import View

DRAWS = 4000
IMPLAUSIBLE = 1e-6
"""Seeds are fixed: right odds stay above for good, wrong ones fall far below."""

Hands = tuple[tuple[str, ...], ...]


def view_record(table: Table, viewer: int) -> Array:
    views = View.array()
    DOORS.view(table.state, viewer, views)
    return views


def imagined(table: Table, viewer: int, draws: int = DRAWS) -> Counter[Hands]:
    """How often `imagine` draws each deal."""
    views = view_record(table, viewer)
    stream = chances.from_seeds([1])
    state = GAME.State.array()
    met: Counter[Hands] = Counter()
    for _ in range(draws):
        DOORS.imagine(views, stream, state)
        met[tuple(tuple(names_of(int(hand))) for hand in state["hands"][0])] += 1
    return met


def deals(unseen: Sequence[str], sizes: Sequence[int]) -> Counter[Hands]:
    """In how many ways the unseen cards fall into hands of these sizes."""
    ways: Counter[Hands] = Counter()
    for order in itertools.permutations(range(len(unseen))):
        places, hands = iter(order), []
        for size in sizes:
            hands.append(tuple(unseen[next(places)] for _ in range(size)))
        ways[tuple(tuple(sorted(hand, key=DECK.index)) for hand in hands)] += 1
    return ways


def agree(met: Counter[Hands], ways: Counter[Hands]) -> None:
    assert set(met) == set(ways)
    scale = met.total() / ways.total()
    expected = [ways[deal] * scale for deal in ways]
    assert chisquare([met[deal] for deal in ways], expected).pvalue > IMPLAUSIBLE


def test_the_rest_is_dealt_uniformly() -> None:
    table = Table(hands=("G3 G9", "G4 Y5", "G4", "R7"))
    met = imagined(table, 0)
    ways = deals(["G4", "G4", "Y5", "R7"], (2, 1, 1))
    agree(met, Counter({(("G3", "G9"), *deal): n for deal, n in ways.items()}))


def test_known_cards_stay_where_they_are() -> None:
    table = Table(hands=("G3 G9", "G4 Y5", "G4", "R7"))
    table.state["known"][0, 1] = cards("Y5")
    assert all("Y5" in hands[1] for hands in imagined(table, 0, 200))
    table.state["turn"] = 1
    table.play("Y5", seat=1)
    assert table.view["known"] == [[]] * 4


def test_rule_9_1_the_best_card_that_was_given_caps_the_rest() -> None:
    """Two like cards could both have been the best: such a deal is half as likely."""
    table = Table(hands=("G3 R8", "G4 Y5", "G2 R8", "R9"))
    table.state["known"][0, 0] = table.state["given"] = cards("R8")
    table.state["giver"] = 2
    table.state["cap"][0, 2] = int(cards("R8 R8")).bit_length() - 1
    met = imagined(table, SPECTATOR, 30_000)
    assert all("R9" not in hands[2] for hands in met)
    both = sum(n for hands, n in met.items() if "R8" in hands[2])
    # R9 falls to one of the four free places that may hold it; then the second R8 has two places
    # at the giver's and three others, which count double
    assert abs(both / met.total() - 2 / (2 + 2 * 3)) < 0.01


def original_deals() -> Counter[tuple[str, ...]]:
    """Rules 9.1, by brute force over a small deck: what the giver keeps, given what it gave."""
    deck = ["G4", "G4'", "G5", "G5'", "Y6"]
    kept: Counter[tuple[str, ...]] = Counter()
    for hand in itertools.combinations(deck, 2):
        faces = sorted(name.rstrip("'") for name in hand)
        if faces[-1] == "G5":
            kept[(faces[0],)] += 1
    return kept


def test_rule_9_1_agrees_with_all_deals() -> None:
    table = Table(hands=("G1 G5", "G4 G5", "G4", "Y6"))
    table.state["known"][0, 0] = table.state["given"] = cards("G5")
    table.state["giver"] = 2
    table.state["cap"][0, 2] = int(cards("G5 G5")).bit_length() - 1
    met: Counter[tuple[str, ...]] = Counter()
    for hands, count in imagined(table, 0, 20_000).items():
        met[hands[2]] += count
    expected = original_deals()
    assert expected == Counter({("G4",): 4, ("G5",): 1})
    scale = met.total() / expected.total()
    assert set(met) == set(expected)
    both = [[met[k] for k in expected], [expected[k] * scale for k in expected]]
    assert chisquare(*both).pvalue > IMPLAUSIBLE


def test_rule_7_2_a_single_under_the_duty_caps_the_hand() -> None:
    table = Table(hands=("G4 G5 R8", "R9 G1", "G2 G6", "R10"))
    table.play("R8")
    for hands in imagined(table, SPECTATOR, 300):
        assert all(DECK.index(name) <= DECK.index("R8") + 1 for name in hands[0])
    assert any("R9" in hands[2] for hands in imagined(table, SPECTATOR, 300))


def test_rule_7_3_a_pass_of_the_player_before_caps_the_hand() -> None:
    table = Table(hands=("G4 G5 R8", "G1 G1", "G2 G6", "R10"))
    table.play("R8").passes(2)
    for hands in imagined(table, 0, 300):
        assert all(DECK.index(name) <= DECK.index("R8") + 1 for name in hands[2])
    assert any("R10" in hands[1] for hands in imagined(table, 0, 300))


def test_rule_7_4_a_single_led_for_want_of_a_combination() -> None:
    hands = ("G4 Y4 R4", "G5 Y5 R5", "G4 Y5 R9", "R10")
    table = Table(hands=hands, turn=2, one_card_lead="combo_first").play("R9")
    met = imagined(table, SPECTATOR, 400)
    assert all(hands[2][0][1:] != hands[2][1][1:] for hands in met)
    assert any(len({name[1:] for name in hands[0]}) < 3 for hands in met)


def test_rule_4_2_all_know_who_has_the_m1() -> None:
    table = Table(deal={2: "M1"}, first_lead_needs_m1=False)
    assert all("M1" in hands[2] for hands in imagined(table, 0, 50))
    dead = Table(3, deal={3: "M1"})
    assert all("M1" in hands[3] for hands in imagined(dead, 0, 50))


def test_rule_8_6_after_the_match_all_is_known() -> None:
    table = Table(hands=("G3", "G4 R5", "G6 R6", "G8 R8"), totals=(0, 99, 0, 0)).play("G3")
    assert table.over
    (hands,) = imagined(table, 0, 20)
    assert hands == tuple(tuple(table.hand(place)) for place in range(4))


def test_no_view_shows_another_hand() -> None:
    table = Table(hands=("G3 G9", "G4 Y5", "G4 R6", "R7 Y8"))
    other = Table(hands=("G3 G9", "G4 G4", "Y5 R6", "R7 Y8"))
    for viewer in (0, 3, SPECTATOR):
        assert view_record(table, viewer).tobytes() == view_record(other, viewer).tobytes()
    assert view_record(table, 1).tobytes() != view_record(other, 1).tobytes()
