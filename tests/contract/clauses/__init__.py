"""The clauses of the rulebook contract that hold in every game, one function each.

A clause takes a case and a seed, plays a random game from them, and asserts.
"""

from collections.abc import Callable

from contract.clauses.acting import (
    default_action_is_legal,
    every_option_value_plays,
    legal_and_refusal_agree,
    legal_lists_are_sets_in_a_fixed_order,
    questions_change_nothing,
    refusals_cite_the_rulebook,
    returns_are_final_at_the_end,
    the_game_ends,
    who_may_not_act_has_no_legal_action,
    who_must_act_can,
)
from contract.clauses.batches import (
    batch_equals_single_steps,
    play_out_plays_by_the_rules,
)
from contract.clauses.repeating import (
    earlier_copies_are_unchanged,
    nobody_needs_to_listen,
    quantities_are_conserved,
    replay_is_byte_equal,
)
from contract.clauses.secrecy import (
    acting_is_public,
    audiences_are_seats_at_the_table,
    events_tell_no_more_than_the_view,
    legal_list_is_known_to_its_seat,
    same_log_same_view,
    spectators_see_no_secret,
    view_of_the_imagined_is_the_view,
)
from contract.clauses.together import (
    no_undo_before_the_first_action,
    order_of_simultaneous_choices_is_nothing,
    sealed_choices_stay_sealed,
    undo_moves_neither_knowledge_nor_chance,
)
from contract.clauses.words import (
    events_and_purposes_have_words,
    notation_refuses_nonsense,
    notation_round_trips,
)
from contract.kit import Case

Clause = Callable[[Case, int], None]

_ALL: tuple[Clause, ...] = (
    legal_and_refusal_agree,
    refusals_cite_the_rulebook,
    legal_lists_are_sets_in_a_fixed_order,
    questions_change_nothing,
    who_must_act_can,
    who_may_not_act_has_no_legal_action,
    default_action_is_legal,
    the_game_ends,
    returns_are_final_at_the_end,
    every_option_value_plays,
    replay_is_byte_equal,
    earlier_copies_are_unchanged,
    nobody_needs_to_listen,
    quantities_are_conserved,
    view_of_the_imagined_is_the_view,
    legal_list_is_known_to_its_seat,
    acting_is_public,
    spectators_see_no_secret,
    events_tell_no_more_than_the_view,
    audiences_are_seats_at_the_table,
    same_log_same_view,
    order_of_simultaneous_choices_is_nothing,
    sealed_choices_stay_sealed,
    undo_moves_neither_knowledge_nor_chance,
    no_undo_before_the_first_action,
    notation_round_trips,
    notation_refuses_nonsense,
    events_and_purposes_have_words,
    batch_equals_single_steps,
    play_out_plays_by_the_rules,
)

CLAUSES = {clause.__name__: clause for clause in _ALL}
