"""The client's types: every game has its actions and events in them, by name."""

import pytest

from hinterzimmer.engine.notation import Tabled
from hinterzimmer.games import catalogue
from hinterzimmer.server.typescript import game_types


@pytest.mark.parametrize("name", catalogue.names())
def test_every_action_and_event_of_a_game_has_its_type(name: str) -> None:
    game = catalogue.game_type(name)
    notation = game.notation
    assert isinstance(notation, Tabled)
    view, actions, events = game_types(game)
    assert view.startswith("export interface ")
    for form in notation.actions:
        argument = f"; {form.argument.name}: " if form.argument else " }"
        assert f'{{ do: "{form.word}"{argument}' in actions
    for told in notation.events:
        places = "".join(f"; {place.name}: {place.typescript}" for place in told.arguments)
        assert f'{{ event: "{told.word}"; seat?: number{places} }}' in events
