import type { SlotMoment } from './slot-moment';

/**
 * Why no round starts while another one is shown; null at rest.
 *
 * @param table.isTumbling  whether the reels have stopped and symbols fall
 */
export function busyLabel(
  { phase, feature }: Pick<SlotMoment, 'phase' | 'feature'>,
  { isTumbling = false } = {},
): string | null {
  switch (phase) {
    case 'resting':
      return null;
    case 'turning':
    case 'stopping':
      return isTumbling ? 'The symbols are still falling.' : 'The reels are spinning.';
    case 'feature':
      return feature?.stage === 'respins'
        ? 'Your respins are in progress.'
        : 'Your free spins are in progress.';
  }
}
