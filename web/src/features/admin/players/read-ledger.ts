import type { ListPage } from '#web/lib/api/long-list';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { type AllPages, mostExported, readAllPages } from '#web/lib/api/read-all-pages';
import { personNames } from '../parts/person-name';
import type { LedgerLine } from './admin-player';
import { type LedgerFilters, ledgerQuery } from './ledger-filters';

/** Lines per request of an export, the most that the API returns. */
const exportPage = 100;

/** Reads a page of a player's ledger, newest first. */
export async function readLedger(
  player: string,
  filters: LedgerFilters,
  before?: number,
  limit?: number,
): Promise<ListPage<LedgerLine, number>> {
  const { items, next, people } = await playFabOps.get('/admin/players/{player}/transactions', {
    path: { player },
    query: { ...ledgerQuery(filters), before, limit },
  });
  const names = personNames(people);
  return {
    items: items.map((line) => ({ ...line, actorName: line.actor && names(line.actor) })),
    next,
  };
}

/** Reads every line that passes the filters, newest first, as far as an export reaches. */
export function readWholeLedger(
  player: string,
  filters: LedgerFilters,
  onRead: (count: number) => void,
): Promise<AllPages<LedgerLine>> {
  return readAllPages<LedgerLine, number>((before) => readLedger(player, filters, before, exportPage), {
    most: mostExported,
    onRead,
  });
}
