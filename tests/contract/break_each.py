"""Run each broken game against its clause, and the whole game against all.

A program for `NUMBA_DISABLE_JIT=1`. Writes JSON: what each clause said, by break.
"""

import json
from collections.abc import Callable
from functools import partial

import backroom
from contract import fairness
from contract.broken import BREAKS, SEATS, UNFAIR
from contract.clauses import CLAUSES
from contract.kit import Case, case

WALKS = range(12)
WALKS_OF_THE_WHOLE = range(2)
SAMPLES = 1500


def complaint(check: Callable[[], object]) -> str:
    """What a clause says: its error in one line, or nothing."""
    try:
        check()
    except Exception as error:  # a broken game may break a clause in any way
        return f"{type(error).__name__}: {error}".splitlines()[0][:200]
    return ""


def over_walks(clause: str, table: Case, walks: range) -> str:
    said = (complaint(partial(CLAUSES[clause], table, seed)) for seed in walks)
    return next(filter(None, said), "")


def fair(clause: str, table: Case) -> str:
    p = getattr(fairness, clause)(table, SAMPLES)
    return f"p = {p:.2g}" if p < fairness.IMPLAUSIBLE else ""


def main() -> None:
    whole = case(backroom.GAME, SEATS)
    two = case(backroom.GAME, 2)
    said = {
        "whole": {name: over_walks(name, whole, WALKS_OF_THE_WHOLE) for name in CLAUSES}
        | {name: fair(name, two) for name in ("sealed_bid_is_fair", "deal_is_fair")},
        "broken": {f"{b.clause}: {b.name}": over_walks(b.clause, b.table(), WALKS) for b in BREAKS},
    }
    for b in UNFAIR:  # last, for they replace what lies inside the rules
        b.table()
        said["broken"][f"{b.clause}: {b.name}"] = fair(b.clause, two)
    print(json.dumps(said))


if __name__ == "__main__":
    main()
