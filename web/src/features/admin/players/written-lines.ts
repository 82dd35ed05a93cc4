import type { ListPage } from '#web/lib/api/long-list';
import type { LedgerLine } from './admin-player';
import { type LedgerFilters, ledgerQuery } from './ledger-filters';

/**
 * Adds transactions that this admin has just made to the first page of a ledger: it is read from an index that is eventually consistent and
 * may lack them. A transaction that the index returns is shown as the index has it.
 *
 * @param written  transactions as the responses to the corrections have them
 */
export function withWrittenLines(
  first: ListPage<LedgerLine, number>,
  written: readonly LedgerLine[],
  filters: LedgerFilters,
): ListPage<LedgerLine, number> {
  const known = new Set(first.items.map(({ id }) => id));
  // Older ones belong to a later page.
  const oldest = first.next === null ? 0 : (first.items.at(-1)?.sequence ?? 0);
  const missing = written.filter(
    (line) => !known.has(line.id) && line.sequence > oldest && passes(line, filters),
  );
  if (missing.length === 0) return first;
  const items = [...first.items, ...missing].toSorted((one, other) => other.sequence - one.sequence);
  return { ...first, items };
}

/** Whether a transaction passes the filters, by the rules of the API. */
function passes({ kind, postings, at }: LedgerLine, filters: LedgerFilters): boolean {
  const wanted = ledgerQuery(filters);
  const atMs = Date.parse(at);
  return (
    (wanted.kind === undefined || kind === wanted.kind) &&
    (wanted.coin === undefined || postings.some(({ coin }) => coin === wanted.coin)) &&
    (wanted.from === undefined || atMs >= Date.parse(wanted.from)) &&
    (wanted.to === undefined || atMs < Date.parse(wanted.to))
  );
}
