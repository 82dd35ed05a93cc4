import type { PublishedGame } from '#contracts/play/public-routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { loadRoundMachine } from '../../features/games/slots/published-slot-game';
import { catalogEntry } from '../game-room';
import type { AnyVersion, Table } from './table';

/** Loads what a table needs to show a round. */
export function versionFor(game: PublishedGame, round: Round): Promise<AnyVersion> {
  return game.rules.family === 'slots' ? loadRoundMachine(game, round) : Promise.resolve(null);
}

/** Each slot machine has a table with its own pictures; other games share the table of their kind. */
const slotTables: Readonly<Record<string, () => Promise<{ Table: Table }>>> = {
  'hk-slots': () => import('./hk-slots-table'),
  'neon-tiger': () => import('./neon-tiger-table'),
  'jade-fortune': () => import('./jade-fortune-table'),
};
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
  const load = slotTables[gameId] ?? kindTables[catalogEntry(gameId)?.kind ?? ''];
  if (!load) throw new Error(`There is no table for ${gameId}`);
  return (await load()).Table;
}
