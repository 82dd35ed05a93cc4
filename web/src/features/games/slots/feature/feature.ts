import type { Spin } from '../rounds/shown-spin';

/**
 * Position in the presentation of a round's respins and free spins. The round is settled before it begins, so skipping or leaving it costs the player
 * nothing.
 *
 * - `respins`: the symbols that respins hold are shown, respin by respin
 * - `base`: the payout of the staked spin is shown
 * - `intro`: the awarded free spins are announced
 * - `turning`, `stopping`, `shown`: a free spin, from its start to its win
 * - `summary`: the total of all free spins
 */
export interface Feature {
  readonly stage: 'respins' | 'base' | 'intro' | 'turning' | 'stopping' | 'shown' | 'summary';
  /** Index of the spin: 0 the staked one, then free spins from 1. */
  readonly spin: number;
  /** Number of respins on show, 0 for the symbols with which they begin; only in their stage. */
  readonly respin?: number;
}

/** The first stage once the reels have stopped. */
export function firstFeature(spins: readonly Spin[], first: 'base' | 'intro'): Feature {
  return spins[0]?.respins ? { stage: 'respins', spin: 0, respin: 0 } : { stage: first, spin: 0 };
}

/** The stage that follows an elapsed stage. */
export function nextFeature({ stage, spin, respin = 0 }: Feature, spins: readonly Spin[]): Feature {
  switch (stage) {
    case 'respins': {
      const isLast = respin >= (spins[0]?.respins?.respins.length ?? 0);
      return isLast ? afterRespins(spins) : { stage, spin, respin: respin + 1 };
    }
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

/** What follows the last respin: the free spins of the round, or its end. */
export function afterRespins(spins: readonly Spin[]): Feature {
  return spins.length > 1 ? { stage: 'base', spin: 0 } : summaryOf(spins);
}

/** The end of the presentation, at which the last spin stays on the reels. */
export function summaryOf(spins: readonly Spin[]): Feature {
  return { stage: 'summary', spin: spins.length - 1 };
}

/** The last spin whose outcome is visible: while the next one turns or its respins run, the one before it. */
export function spinSeen({ stage, spin }: Feature): number {
  return stage === 'turning' || stage === 'stopping' || stage === 'respins' ? spin - 1 : spin;
}

/** Sum of the payouts of the free spins up to an index. */
export function paidByFreeSpins(spins: readonly Spin[], upTo: number): number {
  return paid(spins.slice(1, upTo + 1));
}

/** Sum of the payouts after an index. */
export function paidAfter(spins: readonly Spin[], seen: number): number {
  return paid(spins.slice(seen + 1));
}

/** Number of free spins known once a spin was shown; awards of later spins stay hidden until then. */
export function freeSpinsKnown(spins: readonly Spin[], seen: number): number {
  return spins.slice(0, seen + 1).reduce((total, { freeSpinsWon }) => total + freeSpinsWon, 0);
}

function paid(spins: readonly Spin[]): number {
  return spins.reduce((total, { payout }) => total + payout, 0);
}
