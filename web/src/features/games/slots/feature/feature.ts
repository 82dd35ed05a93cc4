import type { Spin } from '../rounds/shown-spin';

/**
 * Where the showing of a round's free spins stands. Everything is settled before it begins, so it can be left out or broken off at
 * any moment without anybody losing anything.
 *
 * - `base`: what the staked spin paid itself is shown
 * - `intro`: what was won is told
 * - `turning`, `stopping`, `shown`: a free spin, from its start to its win
 * - `summary`: what all of them came to
 */
export interface Feature {
  readonly stage: 'base' | 'intro' | 'turning' | 'stopping' | 'shown' | 'summary';
  /** The spin it is about: 0 the staked one, then free spins from 1. */
  readonly spin: number;
}

/** The stage after a stage whose time is over. */
export function nextFeature({ stage, spin }: Feature, spins: readonly Spin[]): Feature {
  switch (stage) {
    case 'base':
      return { stage: 'intro', spin };
    case 'intro':
      return { stage: 'turning', spin: 1 };
    case 'turning':
      return { stage: 'stopping', spin };
    case 'stopping':
      return { stage: 'shown', spin };
    case 'shown':
      return spin + 1 < spins.length ? { stage: 'turning', spin: spin + 1 } : summaryOf(spins);
    case 'summary':
      return { stage, spin };
  }
}

/** The end of the showing, at which its last spin stands on the reels. */
export function summaryOf(spins: readonly Spin[]): Feature {
  return { stage: 'summary', spin: spins.length - 1 };
}

/** The last spin whose outcome is on show: while the next one turns, that is the one before it. */
export function spinSeen({ stage, spin }: Feature): number {
  return stage === 'turning' || stage === 'stopping' ? spin - 1 : spin;
}

/** What the free spins up to one of them have paid. */
export function paidByFreeSpins(spins: readonly Spin[], upTo: number): number {
  return paid(spins.slice(1, upTo + 1));
}

/** What is still to be seen after a spin. */
export function paidAfter(spins: readonly Spin[], seen: number): number {
  return paid(spins.slice(seen + 1));
}

/** How many free spins are known of once a spin was seen: what later ones award is not told before them. */
export function freeSpinsKnown(spins: readonly Spin[], seen: number): number {
  return spins.slice(0, seen + 1).reduce((total, { freeSpinsWon }) => total + freeSpinsWon, 0);
}

function paid(spins: readonly Spin[]): number {
  return spins.reduce((total, { payout }) => total + payout, 0);
}
