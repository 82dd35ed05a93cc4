import type { SlotMoment } from './rounds/slot-moment';

/** What a press or tap skips on the table of a slot machine: what comes next is then shown at once. */
export type Skippable = 'reels' | 'win' | 'respins' | 'stage';

/**
 * Finds what runs on the table and can be skipped; null when nothing runs. Reels that wait for their answer stop at once when it arrives.
 *
 * @param isWinRunning  whether the lines of a win are being shown, or its ceremony
 */
export function skippable(
  { phase, feature }: Pick<SlotMoment, 'phase' | 'feature'>,
  isWinRunning: boolean,
): Skippable | null {
  const stage = phase === 'feature' ? feature?.stage : phase;
  switch (stage) {
    case 'turning':
    case 'stopping':
      return 'reels';
    case 'respins':
      return 'respins';
    case 'intro':
      return 'stage';
    case 'base':
    case 'shown':
      return isWinRunning ? 'win' : 'stage';
    default:
      return isWinRunning ? 'win' : null;
  }
}
