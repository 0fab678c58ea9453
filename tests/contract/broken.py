"""The test game with one rule broken, once for each clause of the contract.

They run as plain Python (`NUMBA_DISABLE_JIT=1`), so that nothing has to be compiled; only
`mixed` runs both ways, for it is the one whose compiled and plain forms part.
"""

import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import backroom
import numpy as np
from backroom import rules, view
from backroom.components import (
    CALL_HIGH,
    CALL_LOW,
    OPEN,
    PASS,
    PILE,
    THROW,
    Event,
    Face,
    Phase,
    copies,
    face_of,
    minus,
    some,
    worth,
)
from backroom.notation import BackroomNotation
from backroom.view import view as honest_view
from contract.kit import Case, case

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import below, draw
from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.events import EVERYONE, NO_SEAT, SPECTATOR, audience_of, tell
from hinterzimmer.engine.rule import rule
from hinterzimmer.games import catalogue

SEATS = 3


@dataclass(frozen=True)
class Break:
    """What was done to the game, and the clause that has to notice."""

    clause: str
    name: str
    rules: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    doors: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    game: Mapping[str, Any] = field(default_factory=dict)
    inside: Mapping[str, Callable[..., Any]] = field(default_factory=dict)

    def table(self) -> Case:
        """A table of the broken game; replaces what is `inside` rules.py or view.py for good."""
        for name, function in self.inside.items():
            for module in (rules, view):
                if hasattr(module, name):
                    setattr(module, name, function)
        game = replace(
            backroom.GAME, name=self.name, rules={**backroom.GAME.rules, **self.rules}, **self.game
        )
        table = case(game, SEATS)
        return replace(table, doors=replace(table.doors, **self.doors))


# Who may act, what may be done


def why_lets_more_be_bid(state: Any, seat: int, action: Any) -> int:
    refused = rules.why_illegal(state, seat, action)
    return 0 if refused == 204 else refused


def legal_forgets_the_pass(state: Any, seat: int, out: Any) -> int:
    count = rules.legal_actions(state, seat, out)
    if count > 1 and out[0] == PASS:
        out[0] = out[count - 1]
        count -= 1
    return count


def why_cites_no_rule(state: Any, seat: int, action: Any) -> int:
    return 999 if rules.why_illegal(state, seat, action) else 0


def legal_has_twins(state: Any, seat: int, out: Any) -> int:
    count = rules.legal_actions(state, seat, out)
    if count == 1:
        out[1] = out[0]
        return 2
    return count


_turn = itertools.count()


def legal_changes_its_order(state: Any, seat: int, out: Any) -> int:
    count = rules.legal_actions(state, seat, out)
    out[:count] = np.roll(out[:count], next(_turn) % 2)
    return count


def why_writes(state: Any, seat: int, action: Any) -> int:
    refused = rules.why_illegal(state, seat, action)
    if refused:
        state.score[seat] -= 1
    return refused


def acting_without_the_bidders(state: Any) -> int:
    return rules.acting(state) & ~1


def nothing_to_open_with(state: Any, seat: int, out: Any) -> int:
    return 0 if state.phase == Phase.OPEN else rules.legal_actions(state, seat, out)


def default_is_a_tip_off(state: Any, seat: int) -> Any:
    return THROW


def call_again(state: Any, seat: int, action: Any, chance: Any, log: Any) -> None:
    rules.apply_action(state, seat, action, chance, log)
    if action in (CALL_LOW, CALL_HIGH):
        state.phase = Phase.CALL


def returns_with_the_hand(state: Any, out: Any) -> None:
    for seat in range(state.seats):
        out[seat] = state.score[seat] + worth(state.hand[seat])


def returns_without_number(state: Any, out: Any) -> None:
    out[0] = np.nan


def small_hands_have_no_leader(state: Any, options: Any, chance: Any, log: Any) -> None:
    rules.setup(state, options, chance, log)
    if options.hand == 2:
        state.leader = 9


# The same again

_played = itertools.count()


def plays_by_the_clock(state: Any, seat: int, action: Any, chance: Any, log: Any) -> None:
    rules.apply_action(state, seat, action, chance, log)
    state.score[0] = next(_played)


_seen: list[Any] = []


def legal_remembers_states(state: Any, seat: int, out: Any) -> int:
    _seen.append(state)
    return rules.legal_actions(state, seat, out)


def plays_on_older_states(state: Any, seat: int, action: Any, chance: Any, log: Any) -> None:
    rules.apply_action(state, seat, action, chance, log)
    for older in _seen[-5:]:
        older.score[0] += 1


def plays_to_the_gallery(state: Any, seat: int, action: Any, chance: Any, log: Any) -> None:
    rules.apply_action(state, seat, action, chance, log)
    if log.room:
        state.score[0] += 1


def loses_the_discard(state: Any, seat: int, action: Any, chance: Any, log: Any) -> None:
    rules.apply_action(state, seat, action, chance, log)
    state.discard = PASS


@rule
def mixed_view(state: Any, seat: int, out: Any) -> None:
    """`int` of a set of cards stays unsigned under Numba, where a difference is never below 0."""
    honest_view(state, seat, out)
    out.undoable = int(state.loot) - int(state.pile) < 0


# What a viewer may know


def imagine_forgets_the_score(known: Any, chance: Any, out: Any) -> None:
    view.imagine(known, chance, out)
    out.score[0] = 0


def legal_looks_at_others(state: Any, seat: int, out: Any) -> int:
    count = rules.legal_actions(state, seat, out)
    other = (seat + 1) % int(state.seats)
    return count - 1 if count > 1 and copies(state.hand[other], Face.NICKEL) else count


def acting_shows_who_has_one(state: Any) -> int:
    seats = rules.must_act(state)
    for seat in range(state.seats):
        if seats and copies(state.hand[seat], Face.TIP_OFF):
            seats |= 1 << seat
    return seats


def spectators_sit_behind_a_seat(state: Any, seat: int, out: Any) -> None:
    view.view(state, seat, out)
    if seat == SPECTATOR:
        out.hand = state.hand[0]


def view_counts_the_others_tip_offs(state: Any, seat: int, out: Any) -> None:
    view.view(state, seat, out)
    out.way = copies(state.hand[(seat + 1) % int(state.seats)], Face.TIP_OFF)


def call_shows_the_hand(state: Any, seat: int, action: Any, chance: Any, log: Any) -> None:
    rules.apply_action(state, seat, action, chance, log)
    tell(log, Event.LOOT, NO_SEAT, EVERYONE, state.hand[seat])


def bid_is_told_to_all(state: Any, seat: int, action: Any, chance: Any, log: Any) -> None:
    bidding = state.phase == Phase.BID and action != THROW
    rules.apply_action(state, seat, action, chance, log)
    if bidding and state.phase == Phase.BID:
        tell(log, Event.REVEALED, seat, EVERYONE, state.sealed[seat])


def tells_an_empty_chair(state: Any, seat: int, action: Any, chance: Any, log: Any) -> None:
    rules.apply_action(state, seat, action, chance, log)
    tell(log, Event.OPENED, seat, audience_of(9))


# Choices made at the same time, and taking back


def last_bidder_is_noted(state: Any, seat: int, action: Any, chance: Any, log: Any) -> None:
    bidding = state.phase == Phase.BID
    rules.apply_action(state, seat, action, chance, log)
    if bidding:
        state.undoable = 0x10 + seat


def view_counts_without_the_bid(state: Any, seat: int, out: Any) -> None:
    view.view(state, seat, out)
    for other in range(state.seats):
        out.held[other] = bits.count(state.hand[other])


def view_hides_that_somebody_bid(state: Any, seat: int, out: Any) -> None:
    view.view(state, seat, out)
    out.committed = 0


def a_bid_may_be_undone(state: Any, seat: int) -> int:
    return 0 if (int(state.committed) >> seat) & 1 else rules.may_undo(state, seat)


def opening_may_be_undone_by_all(state: Any, seat: int) -> int:
    return 0 if state.undoable else 206


def a_throw_may_be_undone(state: Any, seat: int) -> int:
    thrown = copies(state.discard, Face.TIP_OFF) > 0 and state.phase == Phase.CALL
    return 0 if thrown and seat == state.leader else 206


def the_deal_may_be_undone(state: Any, seat: int) -> int:
    return 0 if state.phase == Phase.CALL and state.round == 1 and seat == 0 else 206


# Words


class SwappedWays(BackroomNotation):
    def action_from_json(self, value: Any) -> int:
        action = super().action_from_json(value)
        return int(CALL_LOW) if action == CALL_HIGH else action


class OneText(BackroomNotation):
    def action_from_text(self, text: str) -> int:
        return int(OPEN) if text == "pass" else super().action_from_text(text)


class Fragile(BackroomNotation):
    def action_from_text(self, text: str) -> int:
        return {"pass": 0, "open": int(OPEN)}[text]


class Nameless(BackroomNotation):
    def event_json(self, kind: int, seat: int, arguments: Any) -> dict[str, Any]:
        return {**super().event_json(kind, seat, arguments), "event": ""}


class Aimless(BackroomNotation):
    def purpose_text(self, purpose: int) -> str:
        return ""


# The doors for many games

_DOORS = case(backroom.GAME, SEATS).doors


def advance_without_results(*arrays: Any) -> None:
    _DOORS.advance(*arrays)
    arrays[8][:] = 0


def play_out_by_other_luck(*arrays: Any) -> int:
    return _DOORS.play_out(*arrays[:4], arrays[4] + np.uint64(1), *arrays[5:])


# Chance


@rule
def bid_by_cards(out: Any, seat: int, chance: Any) -> None:
    """Draws a card instead of a bid: a face held twice comes twice as often, a pass never."""
    place = below(chance, bits.count(out.hand[seat]), 3)
    card = some(face_of(bits.member(out.hand[seat], place)), 1)
    out.sealed[seat] = card
    out.hand[seat] = minus(out.hand[seat], card)


@rule
def lowest_first(cards: Any, place: int) -> int:
    """Leans to the lower faces."""
    return bits.member(cards, place // 2)


@rule
def turn_up_again(state: Any, chance: Any) -> Any:
    """Takes some copy out of the pile instead of the card drawn, which so comes again."""
    drawn = face_of(draw(chance, state.pile, PILE))
    state.pile = minus(state.pile, some(drawn, 1))
    return some(drawn, 1)


def _plays(clause: str, function: Callable[..., Any]) -> Break:
    return Break(clause, function.__name__, {"apply_action": function})


def _rule(clause: str, rule_name: str, function: Callable[..., Any]) -> Break:
    return Break(clause, function.__name__, {rule_name: function})


def _words(clause: str, notation: type[BackroomNotation]) -> Break:
    return Break(clause, notation.__name__, game={"notation": notation()})


BREAKS = (
    _rule("legal_and_refusal_agree", "why_illegal", why_lets_more_be_bid),
    _rule("legal_and_refusal_agree", "legal_actions", legal_forgets_the_pass),
    _rule("refusals_cite_the_rulebook", "why_illegal", why_cites_no_rule),
    _rule("legal_lists_are_sets_in_a_fixed_order", "legal_actions", legal_has_twins),
    _rule("legal_lists_are_sets_in_a_fixed_order", "legal_actions", legal_changes_its_order),
    Break("legal_lists_are_sets_in_a_fixed_order", "less_room", game={"max_legal": 7}),
    _rule("questions_change_nothing", "why_illegal", why_writes),
    _rule("who_must_act_can", "acting", acting_without_the_bidders),
    _rule("who_must_act_can", "legal_actions", nothing_to_open_with),
    _rule("who_may_not_act_has_no_legal_action", "acting", rules.must_act),
    _rule("default_action_is_legal", "default_action", default_is_a_tip_off),
    _plays("the_game_ends", call_again),
    _rule("returns_are_final_at_the_end", "returns", returns_with_the_hand),
    _rule("returns_are_final_at_the_end", "returns", returns_without_number),
    _rule("every_option_value_plays", "setup", small_hands_have_no_leader),
    _plays("replay_is_byte_equal", plays_by_the_clock),
    Break(
        "earlier_copies_are_unchanged",
        "older_states",
        {"legal_actions": legal_remembers_states, "apply_action": plays_on_older_states},
    ),
    _plays("nobody_needs_to_listen", plays_to_the_gallery),
    _plays("quantities_are_conserved", loses_the_discard),
    _rule("view_of_the_imagined_is_the_view", "imagine", imagine_forgets_the_score),
    _rule("legal_list_is_known_to_its_seat", "legal_actions", legal_looks_at_others),
    _rule("acting_is_public", "acting", acting_shows_who_has_one),
    _rule("spectators_see_no_secret", "view", spectators_sit_behind_a_seat),
    _plays("events_tell_no_more_than_the_view", call_shows_the_hand),
    _plays("events_tell_no_more_than_the_view", bid_is_told_to_all),
    _plays("audiences_are_seats_at_the_table", tells_an_empty_chair),
    _rule("same_log_same_view", "view", view_counts_the_others_tip_offs),
    _plays("order_of_simultaneous_choices_is_nothing", last_bidder_is_noted),
    _rule("sealed_choices_stay_sealed", "view", view_counts_without_the_bid),
    _rule("sealed_choices_stay_sealed", "view", view_hides_that_somebody_bid),
    _rule("sealed_choices_stay_sealed", "may_undo", a_bid_may_be_undone),
    _plays("sealed_choices_stay_sealed", bid_is_told_to_all),
    _rule("undo_moves_neither_knowledge_nor_chance", "may_undo", a_bid_may_be_undone),
    _rule("undo_moves_neither_knowledge_nor_chance", "may_undo", opening_may_be_undone_by_all),
    _rule("undo_moves_neither_knowledge_nor_chance", "may_undo", a_throw_may_be_undone),
    _rule("no_undo_before_the_first_action", "may_undo", the_deal_may_be_undone),
    _words("notation_round_trips", SwappedWays),
    _words("notation_round_trips", OneText),
    _words("notation_refuses_nonsense", Fragile),
    _words("events_and_purposes_have_words", Nameless),
    _words("events_and_purposes_have_words", Aimless),
    Break("batch_equals_single_steps", "no_results", doors={"advance": advance_without_results}),
    Break("play_out_plays_by_the_rules", "other_luck", doors={"play_out": play_out_by_other_luck}),
)

UNFAIR = (
    Break("sealed_bid_is_fair", "bid_by_cards", inside={"imagine_bid": bid_by_cards}),
    Break("deal_is_fair", "turn_up_again", inside={"turn_up": turn_up_again}),
)

MIXED = replace(
    backroom.GAME, name="backroom-mixed", rules={**backroom.GAME.rules, "view": mixed_view}
)


def game_named(name: str) -> GameType:
    """A game of the catalogue, the test game, or the one whose two forms part."""
    known = {game.name: game for game in (backroom.GAME, MIXED)}
    return known.get(name) or catalogue.game_type(name)
