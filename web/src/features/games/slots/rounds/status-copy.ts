import { readOut } from '../feature/feature-copy';
import type { SymbolAtlas } from '../symbol-atlas';
import { announcement, baseAnnouncement, freeSpinsResult } from './round-copy';
import type { RoundState } from './round-state';

/** What a moment of the game is read out as; empty while nothing is to be said. */
export function statusLabel(
  { phase, played, kept, resumed, replayed, feature }: RoundState,
  atlas: SymbolAtlas,
  locale?: string,
): string {
  if (!played || phase === 'asking' || phase === 'stopping') return '';
  const { round } = played;
  if (feature) {
    const baseLabel = baseAnnouncement(round, atlas, locale);
    return readOut(feature, round, { resumed, baseLabel, ...(locale && { locale }) });
  }
  const words = [announcement(round, atlas, locale), freeSpinsResult(round, locale)]
    .filter(Boolean)
    .join(' ');
  if (replayed) return `Shown once more. ${words}`;
  return kept ? `Your last spin was kept. ${words}` : words;
}
