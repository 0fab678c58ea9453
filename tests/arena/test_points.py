"""What a hand cost: the arena counts Gang of Four in the game's own points."""

import numpy as np

from hinterzimmer.games.gang_of_four import GAME


def test_points_are_counted_a_hand_and_fewer_are_better() -> None:
    view = GAME.View.array()
    view["seats"], view["hand_number"] = 4, 8
    view["total"][0, :4] = 104, 0, 16, 40
    assert GAME.points is not None
    assert np.array_equal(GAME.points(view), [-13.0, 0.0, -2.0, -5.0])
