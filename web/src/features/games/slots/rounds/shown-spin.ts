import type { SlotRound } from '../published-slot-game';

export type Spin = SlotRound['outcome']['spins'][number];

/** One spin of a round as it stands on the reels, with what it was staked for and what it alone paid. */
export interface ShownSpin {
  /** Names it among all spins. */
  readonly id: string;
  readonly coin: SlotRound['coin'];
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
export function shownSpin({ id, coin, stake, outcome }: SlotRound, index: number): ShownSpin {
  const spin = outcome.spins[index];
  if (!spin) throw new RangeError(`Round ${id} has no spin ${index}`);
  return { id: `${id}/${index}`, coin, stake, payout: spin.payout, spin, index };
}
