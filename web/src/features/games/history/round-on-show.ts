import type { LeftOpen } from '../rounds/left-open';
import type { PlayState } from '../rounds/play-state';

/**
 * The round that its player has not seen to its end, by its id; null when there is none. The history leaves it out, as it would tell
 * what the table still covers.
 *
 * @param leftOpen  what waited when the game was opened
 */
export function roundOnShow(
  { phase, played, hasShown, replayed }: Pick<PlayState, 'phase' | 'played' | 'hasShown' | 'replayed'>,
  leftOpen: LeftOpen | null,
): string | null {
  if (played) return phase === 'showing' && !replayed ? played.id : null;
  return !hasShown && leftOpen && 'played' in leftOpen ? leftOpen.played.round.id : null;
}
