import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { ReadPage } from './read-next-page';

/**
 * Reads pages of the player's own ledger.
 *
 * @param limit  lines per page, 1 to 100
 */
export function ledgerPages(limit: number): ReadPage {
  return (query, before) => playFabOps.get('/wallet/transactions', { query: { ...query, before, limit } });
}
