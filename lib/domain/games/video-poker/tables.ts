import { jacksOrBetter } from './jacks-or-better';
import type { PokerTable } from './pay-table';

const tables: readonly PokerTable[] = [jacksOrBetter];

/** Lists every table of video poker in its current version. */
export function listPokerTables(): readonly PokerTable[] {
  return tables;
}
