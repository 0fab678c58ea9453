"""Games of OpenSpiel, driven by a Python loop and in its own C++ loop."""

import random
import time

import pyspiel
from measure import Measure, Work


def spiel_from_python(name: str) -> Work:
    """Its states driven by a Python loop that serves any of its games."""
    game = pyspiel.load_game(name)

    def drawn(outcomes: list[tuple[int, float]]) -> int:
        left = random.random()
        for action, probability in outcomes:
            left -= probability
            if left < 0:
                return action
        return outcomes[-1][0]

    def work() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
            else:
                legal = state.legal_actions(state.current_player())
                state.apply_action(legal[int(random.random() * len(legal))])
                moves += 1
        return moves

    return work


def spiel_compiled(title: str, name: str) -> Measure:
    """Its own C++ loop. Moves are counted afterwards, outside the measured time."""
    measure = SpielLoop(f"{title}, its C++ loop", "moves/s", lambda: 0)
    measure.game = game = pyspiel.load_game(name)
    measure.bots = [
        pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())
    ]
    return measure


def spiel(title: str, name: str) -> list[Measure]:
    """Both ways to drive a game of OpenSpiel."""
    slow = Measure(f"{title}, from Python", "moves/s", spiel_from_python(name))
    return [slow, spiel_compiled(title, name)]


class SpielLoop(Measure):
    """`pyspiel.evaluate_bots`, one call a game."""

    game: object
    bots: list[object]

    def run(self, seconds: float) -> None:
        """Play for so long, then count."""
        states, began, number = [], time.process_time(), random.getrandbits(20)
        while (spent := time.process_time() - began) < seconds:
            for _ in range(50):
                state = self.game.new_initial_state()  # type: ignore[attr-defined]
                number += 1
                pyspiel.evaluate_bots(state, self.bots, number)
                states.append(state)
        moves = sum(step.player >= 0 for state in states for step in state.full_history())
        self.rates.append(moves / spent)
