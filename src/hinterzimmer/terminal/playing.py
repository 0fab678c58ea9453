"""`hinterzimmer play`: a game in the terminal against bots."""

import hashlib
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from hinterzimmer.arena.driving import question_for
from hinterzimmer.bots.bot import Bot, Budget
from hinterzimmer.bots.catalogue import make_bot, usual_bot
from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.games.catalogue import game_type, names
from hinterzimmer.play import Game, sheet_of, write_sheet
from hinterzimmer.play.sheet import Chair
from hinterzimmer.terminal.asking import check_asked
from hinterzimmer.terminal.board import board
from hinterzimmer.terminal.warming import warm
from hinterzimmer.terminal.words import (
    action_words,
    event_text,
    game_name,
    rule_text,
    seat_of,
    sentence,
)
from hinterzimmer.texts import Texts

BUDGET = Budget(seconds=1.0)


def run(asked: Namespace, texts: Texts) -> int:
    """Play until the game is over or the player leaves; save the sheet if asked to."""
    kind = game_type(asked.game or names()[0])
    bots = asked.bots or (usual_bot(kind),) * min(2, kind.seats[-1] - 1)
    check_asked(kind, asked, bots, len(bots) + 1)
    own = seat_of(asked.seat, len(bots) + 1)
    if asked.save is not None:
        asked.save.open("ab").close()  # better told now than after the game
    warm(kind, texts, bots)
    table = _table(asked, kind, bots, own, texts)
    try:
        table.play()
    finally:
        if asked.save is not None:
            asked.save.write_bytes(write_sheet(sheet_of(table.game, table.chairs)))
            print(texts("cli-play-saved", file=str(asked.save)))
    return 0


def _table(
    asked: Namespace, kind: GameType, bots: tuple[str, ...], own: int, texts: Texts
) -> "Table":
    seats = len(bots) + 1
    made = [make_bot(kind, name) for name in bots]
    chairs = [Chair(f"{name} {place}", bot=name) for place, name in enumerate(bots, 1)]
    chairs.insert(own, Chair(asked.name or texts("cli-play-you")))
    game = Game.new(
        kind.name,
        seats=seats,
        preset=asked.preset,
        options=dict(asked.option),
        seed=_seed(asked.seed),
        names=[chair.name for chair in chairs],
    )
    others = [seat for seat in range(seats) if seat != own]
    return Table(game, own, dict(zip(others, made, strict=True)), chairs, texts)


def _seed(number: int | None) -> bytes:
    if number is None:
        return os.urandom(32)
    return hashlib.sha256(str(number).encode()).digest()


class Left(Exception):
    """The player wants to stop."""


@dataclass
class Table:
    """One person among bots. bots: by seat."""

    game: Game
    own: int
    bots: dict[int, Bot]
    chairs: Sequence[Chair]
    texts: Texts
    _heard: int = 0

    @property
    def kind(self) -> GameType:
        return self.game.type

    def play(self) -> None:
        """Until the game is over, or the player has left."""
        print(self.texts("cli-play-welcome", game=game_name(self.kind.name, self.texts)))
        print(self.texts("cli-play-promise", hash=self.game.seed_hash))
        try:
            while not self.game.over:
                self._tell()
                seat = self.game.waiting[0]
                if seat == self.own:
                    self._ask()
                else:
                    self._let_act(seat)
        except Left:
            print(self.texts("cli-play-left"))
            return
        self._tell()
        print()
        print(board(self.game, self.own, self.texts))
        print(self.texts("cli-play-over", seed=self.game.seed.hex()))

    def _tell(self) -> None:
        """What has happened since the last time."""
        for heard in self.game.log(self.own, self._heard):
            print("  " + event_text(self.kind.name, heard.event, self.game.names, self.texts))
            self._heard = heard.number

    def _let_act(self, seat: int) -> None:
        """A bot's turn; one that fails is replaced for this move."""
        source = np.random.default_rng([*self.game.seed[:8], len(self.game.entries), seat])
        legal = self.game.legal_codes(seat)
        try:
            code = self.bots[seat](question_for(self.game, seat, BUDGET, source))
        except Exception as error:  # whatever a bot does wrong, the game goes on
            print(self.texts("cli-play-bot-failed", name=self.game.names[seat], why=repr(error)))
            code = self.game.default(seat)
        self.game.play(code if code in legal else self.game.default(seat), seat)

    def _ask(self) -> None:
        """The player's turn: show the table and the choices, read until one is played."""
        print()
        print(board(self.game, self.own, self.texts))
        self._show_choices()
        entries = len(self.game.entries)
        while len(self.game.entries) == entries:
            try:
                self._obey(self._read())
            except HinterzimmerError as error:
                self._explain(error)

    def _show_choices(self) -> None:
        codes = self.game.legal_codes(self.own)
        written = [self.kind.notation.action_text(code) for code in codes]
        width = max(map(len, written))
        for place, (code, text) in enumerate(zip(codes, written, strict=True), 1):
            action = self.kind.notation.action_json(code)
            words = action_words(self.kind.name, action, self.game.names, self.texts)
            print(f"{place:>4}  {text:<{width}}  {words}".rstrip())

    def _read(self) -> str:
        try:
            return input(self.texts("cli-play-prompt") + " ").strip()
        except EOFError:
            raise Left from None
        finally:
            if not sys.stdin.isatty():
                print()

    def _obey(self, line: str) -> None:
        if line == "q":
            raise Left
        if line == "?":
            print(self.texts("cli-play-help"))
            self._show_choices()
        elif line.startswith("?"):
            self._say_why(line[1:].strip())
        elif line == "undo":
            self.game.undo(self.own)
        elif line.isdecimal():
            self._choose(int(line))
        elif line:
            self.game.play(line, self.own)

    def _choose(self, place: int) -> None:
        codes = self.game.legal_codes(self.own)
        if 1 <= place <= len(codes):
            self.game.play(codes[place - 1], self.own)
        else:
            print(self.texts("cli-play-no-such-choice", last=len(codes)))

    def _say_why(self, action: str) -> None:
        """`? action`: may it be played, and if not, which rule forbids it?"""
        rule = self.game.why_not(self.own, action)
        print(self.texts("cli-play-may") if rule is None else self._rule(rule))

    def _rule(self, number: str) -> str:
        text = rule_text(self.kind.rulebook, number, self.texts.language)
        return self.texts("cli-play-rule", rule=number, text=text)

    def _explain(self, error: HinterzimmerError) -> None:
        rule = error.params.get("rule")
        print(self._rule(rule) if rule else sentence(error, self.texts))
