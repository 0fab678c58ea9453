"""What the client's own ChaCha is checked against comes from here and is never stale.

`python tests/play/test_vectors.py` writes it anew.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine.chacha import block
from hinterzimmer.play import Game

VECTORS = Path(__file__).resolve().parents[2] / "web/src/lib/chance/vectors.json"


def _block(key: bytes, counter: int, nonce: int, rounds: int) -> dict[str, Any]:
    low = np.array([counter & 0xFFFFFFFF, counter >> 32, nonce & 0xFFFFFFFF, nonce >> 32], "u4")
    out = np.zeros(64, np.uint8)
    block(np.frombuffer(key, "<u4"), low, rounds, out)
    return {
        "key": key.hex(),
        "counter": str(counter),
        "nonce": str(nonce),
        "rounds": rounds,
        "out": out.tobytes().hex(),
    }


def _answers(key: bytes) -> list[dict[str, Any]]:
    """Questions of every width, on streams that take turns, some of them piles."""
    stream = chances.from_key(key, recording=True)
    bounds = [6, 1, 2, 100, 256, 257, 1000, 65536, 65537, 1 << 31, (1 << 32) - 5] * 9
    for place, n in enumerate(bounds):
        chances.below(stream[0], n, place % 5)
    for place in range(40):
        chances.draw(stream[0], np.uint64((1 << 64) - 1 - (1 << place)), 7 + 256 * (place % 2))
    return [
        {
            "stream": q.purpose,
            "answer": q.answer,
            "below": q.bound if q.kind == "below" else None,
            "draw": f"{q.bound:#x}" if q.kind == "draw" else None,
        }
        for q in chances.questions(stream)
    ]


def _game() -> dict[str, Any]:
    game = Game.new("chicago", seats=2, seed=bytes(range(32)), words=("", "Zement, süß"))
    while not game.over:
        game.play(game.legal(game.waiting[0])[0])
    return game.sheet()


def vectors() -> dict[str, Any]:
    """Everything that the client's implementation has to agree with."""
    key = bytes(range(1, 33))
    words: list[list[str]] = [[], [""], ["a", "b"], ["ab", ""], ["Zement, süß", "🎲"]]
    sheet = _game()
    asked = [*sheet["set_up"], *(q for line in sheet["actions"] for q in line.get("chance", []))]
    return {
        "blocks": [
            _block(key, 0, 0, 8),
            _block(key, 1, 0, 8),
            _block(key, (1 << 32) + 7, 3 << 40, 8),
            _block(key, 5, 258, 20),
        ],
        "keys": [
            {"seed": key.hex(), "words": said, "key": chances.key_of(key, said).hex()}
            for said in words
        ],
        "streams": [{"key": k.hex(), "questions": _answers(k)} for k in (key, bytes(32))],
        "sheet": sheet,
        "answers": len(asked),
    }


def test_the_clients_vectors_are_fresh() -> None:
    assert json.loads(VECTORS.read_text()) == vectors()


if __name__ == "__main__":
    VECTORS.write_text(json.dumps(vectors(), ensure_ascii=False, indent=1) + "\n")
