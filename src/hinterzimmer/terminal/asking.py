"""What several commands ask for alike: a game's rules for so many players."""

from argparse import Namespace

from hinterzimmer.bots.catalogue import make_bot
from hinterzimmer.engine import options
from hinterzimmer.engine.contract import GameType
from hinterzimmer.play.game import preset_of


def check_asked(game: GameType, asked: Namespace, bots: tuple[str, ...], seats: int) -> None:
    """Wrong options, seats and bots are told at once, not after a minute of compiling.

    Raises BadOption, BadSeats, UnknownBot, BadBotSetting.
    """
    chosen = options.parse(game.Options, preset_of(game, asked.preset), dict(asked.option))
    options.packed(chosen, seats, game.seats)
    for name in bots:
        make_bot(game, name)
