"""`hinterzimmer arena`: mirrored matches between bots."""

from argparse import Namespace

from hinterzimmer.arena.estimates import Estimate
from hinterzimmer.arena.match import Match, Result, Score, play_match
from hinterzimmer.games.catalogue import game_type
from hinterzimmer.terminal.asking import check_asked
from hinterzimmer.terminal.screen import print_json, progress
from hinterzimmer.terminal.warming import warm
from hinterzimmer.texts import Texts


def _cells(found: Estimate, form: str, scale: float = 1.0) -> tuple[str, str]:
    mean, low, high = (format(value * scale, form) for value in (found.mean, found.low, found.high))
    return mean, f"{low} … {high}"


def _row(score: Score) -> tuple[str, ...]:
    name = score.label if score.places == 1 else f"{score.label} × {score.places}"
    return (
        name,
        *_cells(score.win_share, ".1f", 100),
        *_cells(score.points, ".3f"),
        *_cells(score.rank, ".2f"),
    )


def _print(result: Result, texts: Texts) -> None:
    rows = [tuple(texts("cli-arena-heads").split("|")), *map(_row, result.scores)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for first, *others in rows:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        print("  ".join([first.ljust(widths[0]), *cells]))
    for more in result.differences:
        share, shares = _cells(more.win_share, "+.1f", 100)
        points, interval = _cells(more.points, "+.3f")
        print(
            texts(
                "cli-arena-difference",
                first=more.first,
                second=more.second,
                share=share,
                shares=shares,
                points=points,
                interval=interval,
            )
        )
    fair = format(100 * result.fair_share, ".1f")
    print(texts("cli-arena-played", deals=result.deals, games=result.games, fair=fair))


def run(asked: Namespace, texts: Texts) -> int:
    """Play a match and show who was better, and how sure that is."""
    match = Match(
        game=asked.game,
        bots=asked.bots,
        deals=asked.deals,
        seed=asked.seed,
        preset=asked.preset,
        options=dict(asked.option),
        threads=asked.threads,
    )
    kind = game_type(match.game)
    check_asked(kind, asked, match.bots, len(match.bots))
    warm(kind, texts, match.bots)
    with progress(texts("cli-arena-progress"), match.deals) as done:
        result = play_match(match, done)
    if asked.json:
        print_json(result.as_json())
    else:
        _print(result, texts)
    return 0
