import { sha256 as bundled } from "@noble/hashes/sha2.js";
import { Stream } from "./stream";

/** What of a score sheet has to do with chance. */
export interface ChanceOfSheet {
  chance: { seed_hash: string; seed: string; words: string[] };
  set_up: Asked[];
  actions: { number: number; chance?: Asked[] }[];
}

interface Asked {
  stream: number;
  answer: number;
  below?: number | null;
  draw?: string | null;
}

/** What the check found. `wrong` is the first action whose chance does not hold (0: set-up). */
export interface Verdict {
  hashHolds: boolean;
  answers: number;
  wrong: number | null;
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 by the browser, or by our own copy where the page is no secure context. */
async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return bundled(bytes);
  return new Uint8Array(await subtle.digest("SHA-256", bytes.slice()));
}

/** The key of a game from its seed and the players' words: `docs/score-sheet.md`, point 1. */
export async function keyOf(seed: Uint8Array, words: string[]): Promise<Uint8Array> {
  const parts = [new TextEncoder().encode("hinterzimmer chance 1\0"), seed];
  for (const word of words) {
    const raw = new TextEncoder().encode(word);
    const length = new DataView(new ArrayBuffer(4));
    length.setUint32(0, raw.length, true);
    parts.push(new Uint8Array(length.buffer), raw);
  }
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return sha256(whole);
}

function holds(asked: Asked, stream: Stream): boolean {
  if (asked.draw != null) return stream.draw(BigInt(asked.draw), asked.stream) === asked.answer;
  if (asked.below != null) return stream.below(asked.below, asked.stream) === asked.answer;
  return false;
}

/** Check the seed against its promise, and every answer of chance against seed and words. */
export async function checkChance(sheet: ChanceOfSheet): Promise<Verdict> {
  const seed = bytesOf(sheet.chance.seed);
  const hashHolds = hexOf(await sha256(seed)) === sheet.chance.seed_hash;
  const stream = new Stream(await keyOf(seed, sheet.chance.words));
  const lines = [{ number: 0, chance: sheet.set_up }, ...sheet.actions];
  let answers = 0;
  for (const line of lines) {
    for (const asked of line.chance ?? []) {
      if (!holds(asked, stream)) return { hashHolds, answers, wrong: line.number };
      answers += 1;
    }
  }
  return { hashHolds, answers, wrong: null };
}
