import type { Round } from '#web/lib/play-fab-ops-types';

export type Spin = Round['outcome']['spins'][number];

/** One spin of a round as it stands on the reels, with what it was staked for and what it alone paid. */
export interface ShownSpin {
  /** Names it among all spins. */
  readonly id: string;
  readonly coin: Round['coin'];
  /** That of its whole round: free spins are paid for by it too. */
  readonly stake: number;
  readonly payout: number;
  readonly spin: Spin;
  /** 0 for the staked spin, then free spins from 1. */
  readonly index: number;
}

/**
 * Picks a spin out of a round.
 *
 * @throws RangeError if the round has no such spin (our bug)
 */
export function shownSpin({ id, coin, stake, outcome }: Round, index: number): ShownSpin {
  const spin = outcome.spins[index];
  if (!spin) throw new RangeError(`Round ${id} has no spin ${index}`);
  return { id: `${id}/${index}`, coin, stake, payout: spin.payout, spin, index };
}
