import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Blocker } from '../console/blocker';
import { isCelebrated, winSize, type WinTier } from './win-size';
import { firstStage, hasCeremony, type WinStage } from './win-stage';

/** A result whose win is presented, once for each id. */
export interface Win extends Pick<Round, 'coin' | 'stake' | 'payout'> {
  readonly id: string;
  /** The part of the payout that the table has counted before; absent for none. */
  readonly counted?: number;
}

/** How far the presentation of a win has advanced. */
export interface WinProgress {
  readonly id: string;
  readonly stage: WinStage;
}

/** The presentation of a win at one moment. */
export interface WinShow {
  readonly win: Win;
  readonly tier: WinTier;
  readonly stage: Exclude<WinStage, 'over'>;
}

/**
 * The presentation of a win, which counts what was not counted before; null for a payout that does not exceed the stake, and once nothing is left of it.
 *
 * @param progress  of this or an earlier win, null before the first
 */
export function winShowOf(win: Win, progress: WinProgress | null, still: boolean): WinShow | null {
  const tier = winSize(win);
  if (!isCelebrated(tier)) return null;
  const stage =
    progress?.id === win.id ? progress.stage : firstStage(tier, still || win.counted === win.payout);
  return stage === 'over' ? null : { win, tier, stage };
}

/** Whether something of the show can be skipped: everything but its line. */
export function isRunning(show: Pick<WinShow, 'stage'> | null): boolean {
  return show !== null && show.stage !== 'line';
}

/** Whether a ceremony is on the stage. */
export function isCeremony(show: Pick<WinShow, 'tier' | 'stage'> | null): boolean {
  return show !== null && isRunning(show) && hasCeremony(show.tier);
}

/**
 * Whether a press of the play button skips the show rather than begin a round: as long as no round can begin, and while the amount counts,
 * since its player wants to see it first.
 */
export function pressSkips(show: WinShow | null, blocker: Blocker | null): boolean {
  return isRunning(show) && (isPacing(blocker) || show?.stage === 'counting');
}

/** Whether only the round under way or the shortest cycle delays the next round. */
export function isPacing(blocker: Blocker | null): boolean {
  return blocker?.reason === 'busy' || blocker?.reason === 'pace';
}
