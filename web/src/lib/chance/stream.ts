import { block } from "./chacha";

const ROUNDS = 8;

/** The bytes of one sub-stream, in order. */
class Bytes {
  private counter = 0n;
  private rest: Uint8Array = new Uint8Array(0);
  private position = 0;

  constructor(
    private readonly key: Uint8Array,
    private readonly nonce: bigint,
  ) {}

  next(): number {
    if (this.position === this.rest.length) {
      this.rest = block(this.key, this.counter++, this.nonce, ROUNDS);
      this.position = 0;
    }
    return this.rest[this.position++] ?? 0;
  }

  /** An integer below n, each equally likely: `docs/score-sheet.md`, point 3. */
  below(n: number): number {
    if (n === 1) return 0;
    const width = n <= 0x100 ? 1 : n <= 0x10000 ? 2 : 4;
    const span = 2 ** (8 * width);
    const limit = span - (span % n);
    for (;;) {
      let value = 0;
      for (let k = 0; k < width; k++) value += this.next() * 2 ** (8 * k);
      if (value < limit) return value % n;
    }
  }
}

/** The chance of one game: answers the questions that a score sheet lists. */
export class Stream {
  private readonly bytes = new Map<number, Bytes>();
  private readonly piles = new Map<number, number[]>();

  constructor(private readonly key: Uint8Array) {}

  private of(stream: number): Bytes {
    let bytes = this.bytes.get(stream);
    if (bytes === undefined) {
      bytes = new Bytes(this.key, BigInt(stream));
      this.bytes.set(stream, bytes);
    }
    return bytes;
  }

  below(n: number, stream: number): number {
    return this.of(stream).below(n);
  }

  /** A member of a set of cards: the first of the pile's order that is in it. */
  draw(cards: bigint, stream: number): number {
    return this.pile(stream).find((card) => (cards >> BigInt(card)) & 1n) ?? -1;
  }

  private pile(stream: number): number[] {
    let order = this.piles.get(stream);
    if (order === undefined) {
      order = Array.from({ length: 64 }, (_, i) => i);
      for (let i = 63; i > 0; i--) {
        const j = this.below(i + 1, stream);
        [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
      }
      this.piles.set(stream, order);
    }
    return order;
  }
}
