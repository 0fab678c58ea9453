/** ChaCha (D. J. Bernstein), written a second time so that a browser need not trust the server. */

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function quarterRound(x: Int32Array, a: number, b: number, c: number, d: number): void {
  const at = (i: number): number => x[i] ?? 0;
  x[a] = at(a) + at(b);
  x[d] = rotated(at(d) ^ at(a), 16);
  x[c] = at(c) + at(d);
  x[b] = rotated(at(b) ^ at(c), 12);
  x[a] = at(a) + at(b);
  x[d] = rotated(at(d) ^ at(a), 8);
  x[c] = at(c) + at(d);
  x[b] = rotated(at(b) ^ at(c), 7);
}

const COLUMNS_AND_DIAGONALS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

/** One block of 64 bytes. key: 32 bytes; counter and nonce: 64 bits each (Bernstein's layout). */
export function block(key: Uint8Array, counter: bigint, nonce: bigint, rounds: number): Uint8Array {
  const start = new Int32Array(16);
  start.set(SIGMA);
  const words = new DataView(key.buffer, key.byteOffset, 32);
  for (let i = 0; i < 8; i++) start[4 + i] = words.getInt32(4 * i, true);
  start[12] = Number(BigInt.asIntN(32, counter));
  start[13] = Number(BigInt.asIntN(32, counter >> 32n));
  start[14] = Number(BigInt.asIntN(32, nonce));
  start[15] = Number(BigInt.asIntN(32, nonce >> 32n));
  const mixed = start.slice();
  for (let round = 0; round < rounds; round += 2) {
    for (const [a, b, c, d] of COLUMNS_AND_DIAGONALS) quarterRound(mixed, a, b, c, d);
  }
  const out = new DataView(new ArrayBuffer(64));
  mixed.forEach((word, i) => out.setInt32(4 * i, (word + (start[i] ?? 0)) | 0, true));
  return new Uint8Array(out.buffer);
}
