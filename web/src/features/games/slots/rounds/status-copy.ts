import { readOut } from '../feature/feature-copy';
import type { SymbolAtlas } from '../symbol-atlas';
import { announcement, baseAnnouncement, freeSpinsResult } from './round-copy';
import type { RoundState } from './round-state';

/** Screen-reader text of a moment of the game; empty while there is nothing to announce. */
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
  const sentences = [announcement(round, atlas, locale), freeSpinsResult(round, locale)]
    .filter(Boolean)
    .join(' ');
  if (replayed) return `Replay: ${sentences}`;
  return kept ? `Your last spin: ${sentences}` : sentences;
}
