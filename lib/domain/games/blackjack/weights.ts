import { greatestCommonDivisor } from '../odds/fraction';
import { cardValues } from './hand';

/** What can come, each under a number of its own, and how often: its chance is its weight by the total. */
export interface Weights {
  readonly of: ReadonlyMap<number, bigint>;
  readonly total: bigint;
}

/** One of several things that can happen, with its chance as a share of all their chances. */
export interface Branch {
  readonly chance: bigint;
  readonly weights: Weights;
}

/** What comes for certain. */
export function certain(what: number): Weights {
  return { of: new Map([[what, 1n]]), total: 1n };
}

/** Weighs what follows from several things of which one happens. */
export function mix(branches: readonly Branch[]): Weights {
  const common = branches.reduce((least, { weights }) => leastCommonMultiple(least, weights.total), 1n);
  const of = new Map<number, bigint>();
  let chances = 0n;
  for (const { chance, weights } of branches) {
    chances += chance;
    const scale = chance * (common / weights.total);
    for (const [what, weight] of weights.of) of.set(what, (of.get(what) ?? 0n) + weight * scale);
  }
  return { of, total: common * chances };
}

/** Weighs what follows from the next card, by its value of 1 … 10, or from one of some values only. */
export function mixOverCards(after: (value: number) => Weights, values = cardValues): Weights {
  return mix(values.map(({ value, thirteenths }) => ({ chance: thirteenths, weights: after(value) })));
}

/** Weighs the sum of two things that come independently of each other. */
export function sumOf(left: Weights, right: Weights): Weights {
  const of = new Map<number, bigint>();
  for (const [what, weight] of left.of) {
    for (const [other, ofOther] of right.of) {
      of.set(what + other, (of.get(what + other) ?? 0n) + weight * ofOther);
    }
  }
  return { of, total: left.total * right.total };
}

/** Renames what can come; what gets one name counts together. */
export function renamed(weights: Weights, name: (what: number) => number): Weights {
  const of = new Map<number, bigint>();
  for (const [what, weight] of weights.of) of.set(name(what), (of.get(name(what)) ?? 0n) + weight);
  return { of, total: weights.total };
}

function leastCommonMultiple(left: bigint, right: bigint): bigint {
  return (left / greatestCommonDivisor(left, right)) * right;
}
