import type { Spin } from '../rounds/shown-spin';
import type { Feature } from './feature';

/** How long a free spin turns before the stop command; the reels then need their own time. */
const turningMs = 260;
/** Symbols to hold appear with their values; then each respin. */
const heldMs = 700;
const respinMs = 650;
const baseMs = 1_100;
const introMs = 2_800;
/** The longer text of a resumed round needs more reading time. */
const resumedIntroMs = 5_200;
const nothingMs = 420;
const winMs = 1_000;
const retriggerMs = 2_000;
const afterWinMs = 350;

/** Without motion, a stage only lasts for reading. */
const stillTurningMs = 60;
const stillShownMs = 650;

/**
 * Duration of a stage of the feature in milliseconds.
 *
 * @param moment.winMs  how long the win on show is counted or has its ceremony, 0 for none
 * @returns null for a stage that ends by the reels or by the player
 */
export function stageMs(
  { stage, spin, respin }: Feature,
  spins: readonly Spin[],
  moment: { resumed: boolean; still: boolean; winMs: number },
): number | null {
  const { resumed, still } = moment;
  switch (stage) {
    case 'respins':
      return respin === 0 ? heldMs : respinMs;
    case 'base':
      return still ? Math.max(stillShownMs, moment.winMs) : Math.max(baseMs, moment.winMs + afterWinMs);
    case 'intro':
      return resumed ? resumedIntroMs : introMs;
    case 'turning':
      return still ? stillTurningMs : turningMs;
    case 'shown':
      return shownMs(spins[spin], moment);
    case 'stopping':
    case 'summary':
      return null;
  }
}

function shownMs(
  spin: Spin | undefined,
  { still, winMs: counted }: { still: boolean; winMs: number },
): number {
  if (spin && spin.freeSpinsWon > 0) return Math.max(retriggerMs, counted);
  if (still) return Math.max(stillShownMs, counted);
  if (!spin || spin.payout === 0) return nothingMs;
  return counted > 0 ? counted + afterWinMs : winMs;
}
