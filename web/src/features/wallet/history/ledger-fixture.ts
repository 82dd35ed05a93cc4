import type { Transaction } from '#contracts/wallet/ledger-shapes';
import { transaction } from '../transaction-fixture';
import type { LedgerQuery } from './filters';
import type { ReadPage } from './read-next-page';

/** Builds a ledger of these kinds, oldest first in the argument, numbered from 1. */
export function ledgerOf(kinds: readonly Transaction['kind'][]): Transaction[] {
  return kinds
    .map((kind, index) => transaction({ id: `t${index + 1}`, sequence: index + 1, kind }))
    .toReversed();
}

/** Builds a fake of the API that records its queries. */
export function pagesOf(ledger: readonly Transaction[], limit: number) {
  const requested: { query: LedgerQuery; before: number | undefined }[] = [];
  const readPage: ReadPage = (query, before = Infinity) => {
    requested.push({ query, before });
    const left = ledger.filter(
      ({ kind, sequence }) => sequence < before && (query.kind === undefined || query.kind === kind),
    );
    const items = left.slice(0, limit);
    return Promise.resolve({ items, next: left.length > limit ? items.at(-1)!.sequence : null });
  };
  return { readPage, requested };
}
