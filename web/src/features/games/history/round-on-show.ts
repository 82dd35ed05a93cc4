import type { LeftOpen } from '../rounds/left-open';
import { isReplay, type RoundState } from '../rounds/machine/round-state';

/**
 * Id of the round that the player has not watched to its end, or null. The history leaves it out, because listing it would reveal an
 * outcome that the table still hides.
 *
 * @param leftOpen  the open round when the game was opened
 */
export function roundOnShow(state: RoundState, leftOpen: LeftOpen | null): string | null {
  const { phase, table, presentations } = state;
  if (table) return phase === 'showing' && !isReplay(state) ? table.round.id : null;
  return presentations === 0 && leftOpen && 'played' in leftOpen ? leftOpen.played.round.id : null;
}
