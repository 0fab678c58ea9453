"""What a random game looks like through every door, as hashes: compiled and plain must agree.

Run as a program under `NUMBA_DISABLE_JIT=1`, it reads tables from standard input and
writes the digests of their games.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator, Sequence

from contract.broken import game_named
from contract.kit import Case, Position, case, nonsense, positions

Digests = list[dict[str, str]]
"""One entry a moment of the game; by what was looked at."""


def digests(table: Case, seed: int) -> Digests:
    luck = random.Random(seed)
    return [dict(_looks(position, luck)) for position in positions(table, seed)]


def _looks(position: Position, luck: random.Random) -> Iterator[tuple[str, str]]:
    seats = range(position.case.seats)
    asked = nonsense(luck, [a for seat in seats for a in position.legal(seat)])
    yield "state", _hash(position.state_bytes())
    yield "chance", _hash(position.stream.tobytes())
    yield "events", _hash(position.events())
    yield "masks", _hash(position.masks)
    yield "legal", _hash([position.legal(seat) for seat in seats])
    yield "refusals", _hash([[position.why(seat, action) for action in asked] for seat in seats])
    yield "defaults", _hash([position.default(seat) for seat in position.must_act])
    yield "undo", _hash([position.undo(seat) for seat in seats])
    yield "returns", _hash(position.returns())
    for viewer in position.case.viewers:
        yield f"view of {viewer}", _hash(position.view_bytes(viewer))
        yield f"world of {viewer}", _hash(position.imagined(viewer, viewer).state_bytes())


def _hash(value: bytes | Sequence[object]) -> str:
    raw = value if isinstance(value, bytes) else repr(value).encode()
    return hashlib.sha256(raw).hexdigest()[:16]


def main() -> None:
    for name, seats, preset, seed in json.load(sys.stdin):
        print(json.dumps(digests(case(game_named(name), seats, preset), seed)))


if __name__ == "__main__":
    main()
