// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { block } from "./chacha";
import { checkChance, keyOf, type ChanceOfSheet } from "./check";
import { Stream } from "./stream";
import vectors from "./vectors.json";

const bytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (raw: Uint8Array): string =>
  Array.from(raw, (byte) => byte.toString(16).padStart(2, "0")).join("");

describe("ChaCha", () => {
  it.each([
    // 256-bit key and nonce of zeros, first block, at 8 and at 20 rounds
    [8, "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"],
    [20, "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"],
  ])("gives the published first bytes at %i rounds", (rounds, expected) => {
    const first = block(new Uint8Array(32), 0n, 0n, rounds);
    expect(hex(first.slice(0, 32))).toBe(expected);
  });

  it.each(vectors.blocks)("agrees with Python on block %#", ({ key, counter, nonce, rounds, out }) => {
    expect(hex(block(bytes(key), BigInt(counter), BigInt(nonce), rounds))).toBe(out);
  });
});

describe("the chance of a game", () => {
  it.each(vectors.keys)("makes the key that Python makes: %#", async ({ seed, words, key }) => {
    expect(hex(await keyOf(bytes(seed), words))).toBe(key);
  });

  it.each(vectors.streams)("answers as Python does: %#", ({ key, questions }) => {
    const stream = new Stream(bytes(key));
    const answers = questions.map(({ below, draw, stream: purpose }) =>
      draw === null ? stream.below(below ?? 1, purpose) : stream.draw(BigInt(draw), purpose),
    );
    expect(answers).toEqual(questions.map(({ answer }) => answer));
  });
});

describe("the check of a sheet", () => {
  const sheet = (): ChanceOfSheet => structuredClone(vectors.sheet) as ChanceOfSheet;

  it("finds a fair game fair", async () => {
    const verdict = await checkChance(sheet());
    expect(verdict).toEqual({ hashHolds: true, answers: vectors.answers, wrong: null });
    expect(vectors.answers).toBeGreaterThan(20);
  });

  it("does without Web Crypto", async () => {
    vi.stubGlobal("crypto", {});
    const verdict = await checkChance(sheet());
    vi.unstubAllGlobals();
    expect(verdict.hashHolds).toBe(true);
    expect(verdict.wrong).toBeNull();
  });

  it("names the first action whose dice were loaded", async () => {
    const loaded = sheet();
    const line = loaded.actions.find(({ chance }) => chance?.length);
    const asked = line?.chance?.[0];
    if (!line || !asked) throw new Error("the sheet asks nothing");
    asked.answer = (asked.answer + 1) % (asked.below ?? 6);
    expect((await checkChance(loaded)).wrong).toBe(line.number);
  });

  it("notices another seed, and a word that nobody said", async () => {
    const swapped = sheet();
    swapped.chance.seed = "00".repeat(32);
    expect((await checkChance(swapped)).hashHolds).toBe(false);
    const whispered = sheet();
    whispered.chance.words = ["sixes"];
    expect((await checkChance(whispered)).wrong).not.toBeNull();
  });
});
