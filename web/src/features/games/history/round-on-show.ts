import type { LeftOpen } from '../rounds/left-open';
import type { PlayState } from '../rounds/play-state';

/**
 * Id of the round that the player has not watched to its end, or null. The history leaves it out, because listing it would reveal an
 * outcome that the table still hides.
 *
 * @param leftOpen  the open round when the game was opened
 */
export function roundOnShow(
  { phase, played, hasShown, replayed }: Pick<PlayState, 'phase' | 'played' | 'hasShown' | 'replayed'>,
  leftOpen: LeftOpen | null,
): string | null {
  if (played) return phase === 'showing' && !replayed ? played.id : null;
  return !hasShown && leftOpen && 'played' in leftOpen ? leftOpen.played.round.id : null;
}
