import type { SlotRound } from '../published-slot-game';

export type Spin = SlotRound['outcome']['spins'][number];

/** One spin of a round as shown on the reels, with the stake and its own payout. */
export interface ShownSpin {
  /** Unique among all spins. */
  readonly id: string;
  readonly coin: SlotRound['coin'];
  /** Stake of the whole round, also for free spins. */
  readonly stake: number;
  readonly payout: number;
  readonly spin: Spin;
  /** 0 for the staked spin, then free spins from 1. */
  readonly index: number;
}

/**
 * Returns a spin of a round.
 *
 * @throws RangeError if the round has no such spin (programming error)
 */
export function shownSpin({ id, coin, stake, outcome }: SlotRound, index: number): ShownSpin {
  const spin = outcome.spins[index];
  if (!spin) throw new RangeError(`Round ${id} has no spin ${index}`);
  return { id: `${id}/${index}`, coin, stake, payout: spin.payout, spin, index };
}
