import type { PublishedGame } from '#contracts/play/public-routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { loadRoundMachine } from '../../features/games/slots/published-slot-game';
import { catalogEntry } from '../game-room';
import type { AnyVersion, Table } from './table';

/** Loads what a table needs to show a round. */
export function versionFor(game: PublishedGame, round: Round): Promise<AnyVersion> {
  return game.rules.family === 'slots' ? loadRoundMachine(game, round) : Promise.resolve(null);
}

/** Each slot machine has a table with its own pictures, `<id>/<id>-table.tsx`; other games share the table of their kind. */
const slotTables = import.meta.glob<{ Table: Table }>([
  '../../features/games/*/*-table.tsx',
  '!../../features/games/frame/*',
]);
const kindTables: Readonly<Record<string, () => Promise<{ Table: Table }>>> = {
  scratch: () => import('./scratch-table'),
  frame: () => import('./frame-table'),
  unity: () => import('./unity-table'),
};

/**
 * Loads the table of a catalog game.
 *
 * @throws Error for a game without a table (a defect)
 */
export async function loadTable(gameId: string): Promise<Table> {
  const load =
    slotTables[`../../features/games/${gameId}/${gameId}-table.tsx`] ??
    kindTables[catalogEntry(gameId)?.kind ?? ''];
  if (!load) throw new Error(`There is no table for ${gameId}`);
  return (await load()).Table;
}
