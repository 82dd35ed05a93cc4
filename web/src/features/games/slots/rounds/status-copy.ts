import { readOut } from '../feature/feature-copy';
import type { SymbolAtlas } from '../symbol-atlas';
import { announcement, baseAnnouncement, freeSpinsResult, originLabel } from './round-copy';
import type { SlotMoment } from './slot-moment';

/**
 * Screen-reader text of a moment of the game; empty while there is nothing to announce.
 *
 * @param filled  sentence about the reels that wilds have filled, empty for none
 */
export function statusLabel(
  { phase, played, origin, feature }: SlotMoment,
  filled: string,
  atlas: SymbolAtlas,
  locale?: string,
): string {
  if (!played || phase === 'turning' || phase === 'stopping') return '';
  const { round } = played;
  if (feature) {
    const baseLabel = [filled, baseAnnouncement(round, atlas, locale)].filter(Boolean).join(' ');
    return readOut(feature, round, { resumed: origin === 'resumed', baseLabel, ...(locale && { locale }) });
  }
  const sentences = [filled, announcement(round, atlas, locale), freeSpinsResult(round, locale)]
    .filter(Boolean)
    .join(' ');
  return `${originLabel(round, origin)}${sentences}`;
}
