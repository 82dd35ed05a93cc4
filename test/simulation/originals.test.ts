import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Draws, drawsFrom } from '#domain/fairness/draws';
import { meanPay, payVariance } from '#domain/games/odds/pay-statistics';
import { numberOf } from '#domain/games/odds/share';
import { hundredths } from '#domain/games/originals/multiple';
import type { Original } from '#domain/games/originals/original';
import { listOriginals } from '#domain/games/originals/originals';
import { originalParSheet } from '#domain/games/originals/par-sheet';
import { chiSquareTail } from '#domain/games/slots/simulation/chi-square';
import { sizes } from '../scale';

/** The originals share the rounds of one game: most of their rounds take several draws. */
const rounds = Math.floor(sizes.simulatedRounds / listOriginals().length);
/** A fair game exceeds four standard errors once in 16,000 runs; the seed makes each run the same. */
const standardErrors = 4;
/** A choice whose tolerance is wider, in stakes, pays too rarely to be measured in these rounds. */
const widestTolerance = 0.2;
/** Chi-squares of all bounds of all games together stay above this tail in all but one of 10,000 runs. */
const leastTail = 1e-6;
/** Draws below a higher bound are counted in this many equal ranges. */
const ranges = 100;
/** Fewest draws for which a chi-square is a fair approximation. */
const fewestPerRange = 20;

/** The product's own draws from a reproducible byte stream, many blocks at a time. */
function drawsOf(seed: string): Draws {
  const cipher = createCipheriv('aes-256-ctr', seed.padEnd(32).slice(0, 32), Buffer.alloc(16));
  const blank = Buffer.alloc(32 * 1_024);
  let bytes = new Uint8Array();
  return drawsFrom((index) => {
    const from = (32 * index) % blank.length;
    if (from === 0) bytes = cipher.update(blank);
    return bytes.subarray(from, from + 32);
  });
}

/** Draws that count how often each number of each bound came up. */
function counting(draws: Draws): Draws & { readonly counts: ReadonlyMap<number, number[]> } {
  const counts = new Map<number, number[]>();
  return {
    counts,
    below(bound) {
      const number = draws.below(bound);
      let ofBound = counts.get(bound);
      if (!ofBound) counts.set(bound, (ofBound = Array<number>(Math.min(bound, ranges)).fill(0)));
      ofBound[Math.floor((number * ofBound.length) / bound)]! += 1;
      return number;
    },
  };
}

/** Records the draws of one round, so that each decision plays it again with the same ones. */
function repeatable(draws: Draws): { readonly draws: Draws; restart(): void } {
  const drawn: number[] = [];
  let taken = 0;
  return {
    draws: {
      below(bound) {
        if (taken === drawn.length) drawn.push(draws.below(bound));
        taken += 1;
        return drawn[taken - 1]!;
      },
    },
    restart: () => void (taken = 0),
  };
}

/** Plays a round with random decisions, and returns its multiple in hundredths. */
function playRandomly(original: Original, choice: string | null, draws: Draws, player: Draws): number {
  const round = repeatable(draws);
  const decisions: string[] = [];
  for (;;) {
    round.restart();
    const soFar = original.play(round.draws, choice, decisions);
    if ('code' in soFar) throw new Error(`${original.id} refuses ${decisions.join(', ')}`);
    if (soFar.options.length === 0) return soFar.multiple;
    decisions.push(soFar.options[player.below(soFar.options.length)]!);
  }
}

/** Chi-square of counts of equal ranges; the ranges of a bound that 100 does not divide differ in size by one number. */
function tailOf(bound: number, counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const sizeOf = (range: number) =>
    Math.ceil(((range + 1) * bound) / counts.length) - Math.ceil((range * bound) / counts.length);
  const chiSquare = counts.reduce((sum, count, range) => {
    const expected = (total * sizeOf(range)) / bound;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  return chiSquareTail(chiSquare, counts.length - 1);
}

/** Exact return and standard deviation of a choice, in stakes; null where decisions make them. */
function exactReturn(original: Original, choice: string | null): { mean: number; deviation: number } | null {
  const pays = original.paysOf?.(choice);
  if (!pays) return null;
  const [mean, variance] = [meanPay(pays, hundredths), payVariance(pays, hundredths)].map(
    ({ numerator, denominator }) => Number(numerator) / Number(denominator),
  ) as [number, number];
  return { mean, deviation: Math.sqrt(variance) };
}

describe.each(listOriginals())(`$id over ${rounds} rounds with random decisions`, (original) => {
  const { examples } = original;
  const sheet = originalParSheet(original);
  const draws = counting(drawsOf(`draws of ${original.id}`));
  const player = drawsOf(`player of ${original.id}`);
  const each = Math.floor(rounds / examples.length);
  const played = examples.map((choice) => {
    let [sum, squares] = [0, 0];
    for (let round = 0; round < each; round += 1) {
      const multiple = playRandomly(original, choice, draws, player) / 100;
      sum += multiple;
      squares += multiple * multiple;
    }
    const mean = sum / each;
    const exact = exactReturn(original, choice);
    const deviation = exact?.deviation ?? Math.sqrt(squares / each - mean * mean);
    const [least, most] = exact ? [exact.mean, exact.mean] : [numberOf(sheet.worst), numberOf(sheet.best)];
    return { choice, mean, least, most, tolerance: (standardErrors * deviation) / Math.sqrt(each) };
  });
  const measured = played.filter(({ tolerance }) => tolerance <= widestTolerance);

  it('returns the exact return of a choice, or one between worst and best where decisions make it', () => {
    expect(measured.length).toBeGreaterThan(0);
    for (const { choice, mean, least, most, tolerance } of measured) {
      expect([choice, mean > least - tolerance, mean < most + tolerance]).toEqual([choice, true, true]);
    }
  });

  it('draws every number of each bound equally often', () => {
    const counted = [...draws.counts].filter(
      ([bound, counts]) =>
        bound > 1 && counts.reduce((sum, count) => sum + count, 0) >= fewestPerRange * counts.length,
    );

    expect(counted.length).toBeGreaterThan(0);
    for (const [bound, counts] of counted) {
      expect([bound, tailOf(bound, counts) > leastTail]).toEqual([bound, true]);
    }
  });
});
