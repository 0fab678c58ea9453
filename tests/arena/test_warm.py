"""Whoever warms a game leaves nothing for a table to compile."""

from hinterzimmer.arena.warm import steps
from hinterzimmer.bots import search
from hinterzimmer.games.catalogue import game_type


def test_a_search_is_compiled_though_the_first_question_has_but_one_answer() -> None:
    chicago = game_type("chicago")
    search._kernels.clear()
    for _, step in steps(chicago, ["search"]):
        step()
    (kernel,) = (run for _, run in search._kernels.values())
    assert kernel.signatures  # type: ignore[attr-defined]
