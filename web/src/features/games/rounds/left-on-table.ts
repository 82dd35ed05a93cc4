import type { Round } from '#contracts/wallet/ledger-shapes';
import type { TabKey } from '#web/lib/storage/keys';
import type { Memory } from '#web/lib/storage/memory';
import { unshownKey } from '#web/lib/storage/unshown-key';
import { parseStored } from '../stored-json';
import { readEndedRound } from './ended-round';
import type { GameBackend, RoundName } from './game-backend';
import { type LeftOpen, readLeftOpen } from './left-open';
import type { Seated } from './remember-unshown';

/**
 * Reads what was on the table when the player left: the open round, or else the settled round that was not shown to its end.
 *
 * @param prepare  loads what else is needed to show a round of this game
 */
export async function readLeftOnTable<Version>(
  backend: Pick<GameBackend, 'readOpen' | 'rounds' | 'memory'>,
  seated: Seated,
  prepare: (round: Round) => Promise<Version>,
): Promise<LeftOpen<Version> | null> {
  const { gameId } = seated;
  const id = unshownOf(backend.memory, seated);
  const [leftOpen, unshown] = await Promise.all([
    readLeftOpen(backend, gameId, prepare),
    id === null ? null : readUnshown(backend, { gameId, id }, prepare),
  ]);
  return leftOpen ?? unshown;
}

/** The round is settled and in the history, so a game opens also where it cannot be read; a reload reads it again. */
async function readUnshown<Version>(
  backend: Pick<GameBackend, 'rounds' | 'memory'>,
  unshown: RoundName,
  prepare: (round: Round) => Promise<Version>,
): Promise<LeftOpen<Version> | null> {
  try {
    const round = await readEndedRound(backend, unshown);
    if (round) return { played: { round, version: await prepare(round) }, awaits: null };
    backend.memory.removeItem(unshownKey(unshown.gameId));
  } catch (failure) {
    reportError(failure);
  }
  return null;
}

/** The round on show that this player has left; that of another player is dropped, as is an invalid value. */
function unshownOf(memory: Memory<TabKey>, { player, gameId }: Seated): string | null {
  const text = memory.getItem(unshownKey(gameId));
  if (text === null) return null;
  const stored = parseStored(text);
  if (isUnshown(stored) && stored.player === player) return stored.id;
  memory.removeItem(unshownKey(gameId));
  return null;
}

function isUnshown(stored: unknown): stored is { player: string; id: string } {
  if (typeof stored !== 'object' || stored === null) return false;
  const { player, id } = stored as { player?: unknown; id?: unknown };
  return typeof player === 'string' && typeof id === 'string';
}
