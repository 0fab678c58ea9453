"""The ChaCha block function (D. J. Bernstein, "ChaCha, a variant of Salsa20", 2008).

The words are kept in `uint64` and cut to 32 bits, because NumPy and Numba disagree on
what a sum of two `uint32` is.
"""

import numpy as np

from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import rule

_WORD = np.uint64(0xFFFFFFFF)
_32 = np.uint64(32)

# "expand 32-byte k" as four little-endian words
SIGMA = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)


@rule
def _rotated(word: np.uint64, by: int) -> np.uint64:
    left = np.uint64(by)
    return ((word << left) | (word >> (_32 - left))) & _WORD


@rule
def _quarter_round(
    a: np.uint64, b: np.uint64, c: np.uint64, d: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    a = (a + b) & _WORD
    d = _rotated(d ^ a, 16)
    c = (c + d) & _WORD
    b = _rotated(b ^ c, 12)
    a = (a + b) & _WORD
    d = _rotated(d ^ a, 8)
    c = (c + d) & _WORD
    b = _rotated(b ^ c, 7)
    return a, b, c, d


@rule
def block(key: Numbers, low: Numbers, rounds: int, out: Numbers) -> None:
    """One block of 64 bytes.

    key: eight 32-bit words. low: words 12 to 15 of the matrix (counter and nonce).
    rounds: 8 here; 20 for the published vectors. out: 64 places, one byte each.
    """
    s0, s1 = np.uint64(SIGMA[0]), np.uint64(SIGMA[1])
    s2, s3 = np.uint64(SIGMA[2]), np.uint64(SIGMA[3])
    k0, k1, k2, k3 = np.uint64(key[0]), np.uint64(key[1]), np.uint64(key[2]), np.uint64(key[3])
    k4, k5, k6, k7 = np.uint64(key[4]), np.uint64(key[5]), np.uint64(key[6]), np.uint64(key[7])
    n0, n1, n2, n3 = np.uint64(low[0]), np.uint64(low[1]), np.uint64(low[2]), np.uint64(low[3])
    x0, x1, x2, x3 = s0, s1, s2, s3
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k4, k5, k6, k7
    x12, x13, x14, x15 = n0, n1, n2, n3
    for _ in range(rounds // 2):
        # the columns
        x0, x4, x8, x12 = _quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter_round(x3, x7, x11, x15)
        # the diagonals
        x0, x5, x10, x15 = _quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter_round(x3, x4, x9, x14)
    start = (s0, s1, s2, s3, k0, k1, k2, k3, k4, k5, k6, k7, n0, n1, n2, n3)
    mixed = (x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15)
    for i in range(16):
        word = (start[i] + mixed[i]) & _WORD
        for k in range(4):
            out[4 * i + k] = (word >> np.uint64(8 * k)) & np.uint64(0xFF)
