import { greatestCommonDivisor } from '../odds/fraction';
import { cardValues } from './hand';

/** A distribution over numbered outcomes: the probability of an outcome is its weight divided by the total. */
export interface Weights {
  readonly of: ReadonlyMap<number, bigint>;
  readonly total: bigint;
}

/** One of several alternatives, with its probability relative to the sum of all. */
export interface Branch {
  readonly chance: bigint;
  readonly weights: Weights;
}

/** The distribution of a certain outcome. */
export function certain(what: number): Weights {
  return { of: new Map([[what, 1n]]), total: 1n };
}

/** Combines the distributions of several alternatives. */
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

/** Combines the distributions that follow each next card, by its value of 1 … 10, or each of some values only. */
export function mixOverCards(after: (value: number) => Weights, values = cardValues): Weights {
  return mix(values.map(({ value, thirteenths }) => ({ chance: thirteenths, weights: after(value) })));
}

/** The distribution of the sum of two independent outcomes. */
export function sumOf(left: Weights, right: Weights): Weights {
  const of = new Map<number, bigint>();
  for (const [what, weight] of left.of) {
    for (const [other, ofOther] of right.of) {
      of.set(what + other, (of.get(what + other) ?? 0n) + weight * ofOther);
    }
  }
  return { of, total: left.total * right.total };
}

/** Renumbers outcomes; outcomes with the same new number are merged. */
export function renamed(weights: Weights, name: (what: number) => number): Weights {
  const of = new Map<number, bigint>();
  for (const [what, weight] of weights.of) of.set(name(what), (of.get(name(what)) ?? 0n) + weight);
  return { of, total: weights.total };
}

function leastCommonMultiple(left: bigint, right: bigint): bigint {
  return (left / greatestCommonDivisor(left, right)) * right;
}
