"""A game in progress for Python users, and its score sheet.

from hinterzimmer.play import Game

game = Game.new("chicago", seats=3)
while not game.over:
    seat = game.waiting[0]
    game.play(game.legal(seat)[0], seat)
print(game.result)
"""

from hinterzimmer.play.entries import Entry
from hinterzimmer.play.game import Game
from hinterzimmer.play.sheet import Sheet, read_sheet, sheet_of, verify, write_sheet

__all__ = ["Entry", "Game", "Sheet", "read_sheet", "sheet_of", "verify", "write_sheet"]
