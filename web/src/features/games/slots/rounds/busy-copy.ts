import type { SlotMoment } from './slot-moment';

/** Why no round starts while another one is shown; null at rest. */
export function busyLabel(phase: SlotMoment['phase'], feature: SlotMoment['feature']): string | null {
  switch (phase) {
    case 'resting':
      return null;
    case 'turning':
    case 'stopping':
      return 'The reels are spinning.';
    case 'feature':
      return feature?.stage === 'respins'
        ? 'Your respins are in progress.'
        : 'Your free spins are in progress.';
  }
}
