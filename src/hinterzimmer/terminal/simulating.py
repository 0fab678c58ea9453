"""`hinterzimmer simulate`: many games between bots."""

from argparse import Namespace
from dataclasses import asdict

from hinterzimmer.arena.simulation import Outcome, Plan, Standing, simulate
from hinterzimmer.games.catalogue import game_type
from hinterzimmer.terminal.asking import check_asked
from hinterzimmer.terminal.screen import print_json, progress
from hinterzimmer.terminal.warming import warm
from hinterzimmer.texts import Texts


def _row(standing: Standing) -> tuple[str, ...]:
    low, high = standing.win_interval
    first, last = standing.rank_interval
    return (
        standing.player,
        f"{100 * standing.win_share:.1f} %",
        f"{100 * low:.1f}–{100 * high:.1f} %",
        f"{standing.mean_rank:.2f}",
        f"{first:.2f}–{last:.2f}",
    )


def _print(outcome: Outcome, texts: Texts) -> None:
    heads = texts("cli-simulate-heads").split("|")
    rows = [heads, *(_row(standing) for standing in outcome.standings)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    for row in rows:
        first, *others = (cell.ljust(w) for cell, w in zip(row, widths, strict=True))
        print("  ".join([first, *(cell.rstrip().rjust(len(cell)) for cell in others)]))
    seconds = outcome.seconds
    print(
        texts(
            "cli-simulate-pace",
            games=outcome.games,
            moves=outcome.moves,
            seconds=round(seconds, 2),
            pace=round(outcome.games / seconds),
            moves_pace=round(outcome.moves / seconds),
        )
    )


def run(asked: Namespace, texts: Texts) -> int:
    """Simulate and show who won how often."""
    plan = Plan(asked.game, asked.seats, asked.games, asked.seed, asked.preset, dict(asked.option))
    kind = game_type(plan.game)
    check_asked(kind, asked, plan.players, len(plan.players))
    warm(kind, texts, plan.players)
    with progress(texts("cli-simulate-progress"), plan.games) as done:
        outcome = simulate(plan, done)
    if asked.json:
        pace = outcome.games / outcome.seconds
        print_json({"plan": asdict(plan), **asdict(outcome), "games_per_second": pace})
    else:
        _print(outcome, texts)
    return 0
