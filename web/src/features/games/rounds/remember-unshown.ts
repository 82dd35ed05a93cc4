import type { TabKey } from '#web/lib/storage/keys';
import type { Memory } from '#web/lib/storage/memory';
import { unshownKey } from '#web/lib/storage/unshown-key';
import { isReplay, type RoundState } from './machine/round-state';

/** A player at a game. */
export interface Seated {
  readonly player: string;
  readonly gameId: string;
}

/**
 * Remembers the settled round that is on show, and forgets it once it was shown. The API considers it over, so only this tab knows after a
 * reload that its player has not seen the result.
 */
export function rememberUnshown(
  memory: Memory<TabKey>,
  { player, gameId }: Seated,
  { before, after }: { before: RoundState; after: RoundState },
): void {
  const id = unshownId(after);
  if (id === unshownId(before)) return;
  if (id === null) memory.removeItem(unshownKey(gameId));
  else memory.setItem(unshownKey(gameId), JSON.stringify({ player, id }));
}

/** A round that waits for its player, or to be seen, is kept by the API. */
function unshownId(state: RoundState): string | null {
  const { phase, table } = state;
  const isUnshown = phase === 'showing' && table.round.isSettled && table.awaits === null && !isReplay(state);
  return isUnshown ? table.round.id : null;
}
