"""`hinterzimmer games`: what can be played, by how many, with which options and bots."""

from argparse import Namespace
from typing import Any

from hinterzimmer.bots.catalogue import bots_of, usual_bot
from hinterzimmer.engine import options
from hinterzimmer.engine.contract import GameType
from hinterzimmer.games.catalogue import game_type, names
from hinterzimmer.terminal.screen import print_json
from hinterzimmer.terminal.words import game_name
from hinterzimmer.texts import Texts


def as_json(game: GameType) -> dict[str, Any]:
    """All that a script may want to know of a game."""
    return {
        "name": game.name,
        "rules_version": game.rules_version,
        "least_seats": game.seats[0],
        "most_seats": game.seats[-1],
        "options": [vars(choice) for choice in options.choices(game.Options)],
        "presets": {name: options.named(preset) for name, preset in game.presets.items()},
        "bots": list(bots_of(game)),
        "usual_bot": usual_bot(game),
    }


def _value(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _print_short(game: GameType, texts: Texts) -> None:
    print(
        texts(
            "cli-games-line",
            game=game.name,
            title=game_name(game.name, texts),
            least=game.seats[0],
            most=game.seats[-1],
            bots=list(bots_of(game)),
        )
    )


def _preset(game: GameType, name: str) -> str:
    """A preset with what it changes, as `--option` would say it."""
    usual = options.named(game.Options())
    chosen = options.named(game.presets[name]).items()
    changes = [f"{key}={_value(value)}" for key, value in chosen if value != usual[key]]
    return f"{name} ({', '.join(changes)})" if changes else name


def _print_whole(game: GameType, texts: Texts) -> None:
    _print_short(game, texts)
    print(texts("cli-games-presets", presets=[_preset(game, name) for name in game.presets]))
    for choice in options.choices(game.Options):
        print(
            texts(
                "cli-games-option",
                option=choice.name,
                rule=choice.rule,
                default=_value(choice.default),
                values=[_value(value) for value in choice.values],
            )
        )


def run(asked: Namespace, texts: Texts) -> int:
    """List all games, or show one."""
    games = [game_type(asked.game)] if asked.game else [game_type(name) for name in names()]
    if asked.json:
        print_json(as_json(games[0]) if asked.game else [as_json(game) for game in games])
        return 0
    for game in games:
        (_print_whole if asked.game else _print_short)(game, texts)
    return 0
