"""`hinterzimmer replay`: a score sheet step by step, as a seat or a spectator saw it."""

from argparse import Namespace

from msgspec.structs import replace

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.play import Game, read_sheet
from hinterzimmer.play.sheet import replayed
from hinterzimmer.terminal.board import board
from hinterzimmer.terminal.screen import print_json, read_file
from hinterzimmer.terminal.words import event_text, seat_of
from hinterzimmer.texts import Texts


class NoSuchStep(HinterzimmerError):
    """The sheet has fewer actions."""

    code = "no-such-step"


def run(asked: Namespace, texts: Texts) -> int:
    """Show the game up to a step, or to its end."""
    sheet = read_sheet(read_file(asked.file))
    step = len(sheet.actions) if asked.step is None else asked.step
    if step > len(sheet.actions):
        raise NoSuchStep(
            f"step {step} is not there: the sheet has {len(sheet.actions)} actions",
            step=step,
            last=len(sheet.actions),
        )
    game = replayed(replace(sheet, actions=sheet.actions[:step]))
    seat = None if asked.seat is None else seat_of(asked.seat, game.seats)
    if asked.json:
        _print_json(game, seat, step)
    else:
        _print_words(game, seat, texts)
    return 0


def _print_json(game: Game, seat: int | None, step: int) -> None:
    print_json(
        {
            "game": game.type.name,
            "step": step,
            "seat": seat,
            "view": game.view(seat),
            "events": [{"step": heard.entry, **heard.event} for heard in game.log(seat)],
            "waiting": game.waiting,
            "result": game.result,
        }
    )


def _print_words(game: Game, seat: int | None, texts: Texts) -> None:
    for heard in game.log(seat):
        print(f"{heard.entry:>4}  {event_text(game.type.name, heard.event, game.names, texts)}")
    print()
    print(board(game, seat, texts))
