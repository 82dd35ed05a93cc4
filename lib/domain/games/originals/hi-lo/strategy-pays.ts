import type { PayDistribution } from '#domain/games/odds/pay-statistics';
import type { Guess } from './guesses';
import type { HiLoNumbers } from './numbers';
import { afterRight, firstState, guessesIn, type HiLoState, multipleAfter } from './state';

/** A strategy without skips. */
export interface Strategy {
  /** Which of the offered guesses the player makes; of two with the same chance, higher. */
  readonly guess: 'likelier' | 'less likely';
  /** Number of right guesses after which the player collects, unless the round is over before. */
  readonly collectsAfter: number;
}

/** A state, and the number of draws that lead to it. */
interface Reached {
  readonly state: HiLoState;
  readonly weight: bigint;
}

/** Computes the exact payouts of a strategy, in hundredths of the stake. */
export function strategyPays(numbers: HiLoNumbers, strategy: Strategy): PayDistribution {
  const count = BigInt(numbers.ranks.length);
  const paid = new Map<number, bigint>();
  const pay = (parts: number, weight: bigint) => void paid.set(parts, (paid.get(parts) ?? 0n) + weight);
  let reached: Reached[] = numbers.ranks.map((_, rank) => ({ state: firstState(rank), weight: 1n }));
  for (let left = strategy.collectsAfter; left >= 0; left -= 1) {
    const next: Reached[] = [];
    for (const { state, weight } of reached) {
      const guess = left > 0 ? guessOf(numbers, strategy, state) : undefined;
      if (!guess) {
        pay(multipleAfter(numbers, state), weight * count ** BigInt(left));
        continue;
      }
      pay(0, weight * (count - BigInt(guess.ways)) * count ** BigInt(left - 1));
      for (let rank = guess.from; rank <= guess.to; rank += 1)
        next.push({ state: afterRight(state, guess, rank), weight });
    }
    reached = merged(next);
  }
  return {
    pays: [...paid]
      .map(([parts, weight]) => ({ parts, weight }))
      .sort((left, right) => left.parts - right.parts),
    total: count ** BigInt(strategy.collectsAfter + 1),
  };
}

/** The guess of a strategy; undefined once the round is over. */
function guessOf(numbers: HiLoNumbers, { guess }: Strategy, state: HiLoState): Guess | undefined {
  const sign = guess === 'likelier' ? -1 : 1;
  return guessesIn(numbers, state).toSorted((left, right) => sign * (left.ways - right.ways))[0];
}

/** Adds the weights of equal states. */
function merged(reached: readonly Reached[]): Reached[] {
  const byState = new Map<string, Reached>();
  for (const { state, weight } of reached) {
    const key = `${state.rank} ${state.product}`;
    byState.set(key, { state, weight: weight + (byState.get(key)?.weight ?? 0n) });
  }
  return [...byState.values()];
}
