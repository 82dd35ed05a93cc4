import { type Fraction, fraction } from '#domain/games/odds/fraction';
import { hundredths } from '../multiple';
import { guessesOn } from './guesses';
import type { HiLoNumbers } from './numbers';
import { isOffered, multipleAfter } from './state';

/** The highest and the lowest average payout of all strategies, as shares of the stake. */
export interface ExtremeReturns {
  readonly best: Fraction;
  readonly worst: Fraction;
}

/**
 * Average payouts on the first card after a number of right guesses, before any skip: for each product of their chances, sums over the ranks
 * below each rank, in hundredths of the stake times `scale`.
 */
interface Layer {
  readonly sums: ReadonlyMap<number, readonly bigint[]>;
  readonly scale: bigint;
}

/**
 * Computes the extreme returns by dynamic programming over every state, backward from the last guess, in whole numbers throughout: all
 * averages after as many right guesses share a power of the number of ranks as their denominator.
 */
export function extremeReturns(numbers: HiLoNumbers): ExtremeReturns {
  const products = productsByRight(numbers);
  const extreme = (pick: (one: bigint, other: bigint) => bigint): Fraction => {
    let layer: Layer = { sums: new Map(), scale: 1n };
    for (let right = numbers.mostRight; right >= 0; right -= 1) {
      layer = layerBefore(
        numbers,
        { right, products: products[right] as readonly number[], next: layer },
        pick,
      );
    }
    const total = layer.sums.get(1)?.at(-1) as bigint;
    return fraction(total, layer.scale * BigInt(numbers.ranks.length * hundredths));
  };
  return {
    best: extreme((one, other) => (one > other ? one : other)),
    worst: extreme((one, other) => (one < other ? one : other)),
  };
}

/** The products that can occur, by the number of right guesses: each guess is right for one rank or more, and not for all. */
function productsByRight(numbers: HiLoNumbers): (readonly number[])[] {
  const all: number[][] = [[1]];
  for (let right = 1; right <= numbers.mostRight; right += 1) {
    const next = new Set<number>();
    for (const product of all[right - 1] as number[]) {
      for (let ways = 1; ways < numbers.ranks.length; ways += 1) {
        if (isOffered(numbers, { right, product: product * ways })) next.add(product * ways);
      }
    }
    all.push([...next]);
  }
  return all;
}

function layerBefore(
  numbers: HiLoNumbers,
  { right, products, next }: { right: number; products: readonly number[]; next: Layer },
  pick: (one: bigint, other: bigint) => bigint,
): Layer {
  const count = BigInt(numbers.ranks.length);
  const guessed = next.scale * count;
  const guesses = numbers.ranks.map((_, rank) => guessesOn(numbers, rank));
  const sums = products.map((product) => {
    const collected = right > 0 ? BigInt(multipleAfter(numbers, { right, product })) * guessed : null;
    const isOver: boolean[] = [];
    let values = guesses.map((each, rank) => {
      let value = collected;
      isOver[rank] = true;
      for (const { from, to, ways } of each) {
        // A guess that leads to no state of the next layer is not offered.
        const sum = next.sums.get(product * ways);
        if (!sum) continue;
        const average = (sum[to + 1] as bigint) - (sum[from] as bigint);
        value = value === null ? average : pick(value, average);
        isOver[rank] = false;
      }
      return value as bigint;
    });
    for (let skips = 0; skips < numbers.mostSkips; skips += 1) {
      const skipped = values.reduce((sum, value) => sum + value);
      values = values.map((value, rank) => (isOver[rank] ? value * count : pick(value * count, skipped)));
    }
    return [product, runningSums(values)] as const;
  });
  return { sums: new Map(sums), scale: guessed * count ** BigInt(numbers.mostSkips) };
}

function runningSums(values: readonly bigint[]): bigint[] {
  const sums = [0n];
  for (const value of values) sums.push((sums.at(-1) as bigint) + value);
  return sums;
}
