import { meanPay, payVariance } from '#domain/games/odds/pay-statistics';
import { hundredths } from '#domain/games/originals/multiple';
import type { Original } from '#domain/games/originals/original';
import { cipherDraws } from './cipher-draws';
import { type BoundTail, countDraws, tailsOf } from './count-draws';
import { playRandomly } from './play-randomly';

/** Rounds on one choice, in stakes. */
interface PlayedChoice {
  readonly choice: string | null;
  readonly rounds: number;
  /** What the rounds returned on average. */
  readonly mean: number;
  /** Exact return; the lowest and the highest of all ways to play where decisions make it. */
  readonly lowest: number;
  readonly highest: number;
  /** Standard deviation of one round: exact, or that of the rounds where decisions make it. */
  readonly deviation: number;
}

/** Lowest and highest published return. */
interface ReturnRange {
  readonly worst: number;
  readonly best: number;
}

/** Plays rounds on every example of a choice, with random decisions, and compares the numbers drawn with equal chances. */
export function simulateOriginal(
  original: Original,
  rounds: number,
  published: ReturnRange,
): { readonly played: readonly PlayedChoice[]; readonly tails: readonly BoundTail[] } {
  const draws = countDraws(cipherDraws(`draws of ${original.id}`));
  const player = cipherDraws(`player of ${original.id}`);
  const each = Math.max(1, Math.floor(rounds / original.examples.length));
  const played = original.examples.map((choice) => {
    let [sum, squares] = [0, 0];
    for (let round = 0; round < each; round += 1) {
      const multiple = playRandomly(original, choice, draws, player) / hundredths;
      sum += multiple;
      squares += multiple * multiple;
    }
    const mean = sum / each;
    const exact = exactReturn(original, choice);
    return {
      choice,
      rounds: each,
      mean,
      lowest: exact?.mean ?? published.worst,
      highest: exact?.mean ?? published.best,
      deviation: exact?.deviation ?? Math.sqrt(squares / each - mean * mean),
    };
  });
  return { played, tails: tailsOf(draws) };
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
