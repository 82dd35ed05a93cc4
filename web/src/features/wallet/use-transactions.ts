import type { Transaction } from '#contracts/wallet/ledger-shapes';
import { useUnloadedList } from '#web/lib/api/use-long-list';
import { type Filters, queriesOf } from './history/filters';
import { isAtEnd, newestEnd, type Place, readNextPage } from './history/read-next-page';
import { ledgerPages } from './history/read-page';

const pageSize = 25;
const readPage = ledgerPages(pageSize);
const transactionId = ({ id }: Transaction) => id;

/**
 * The player's ledger, newest first. Pages of the API may be short, and several queries have to be merged, so a load reads until there are
 * enough lines to show.
 *
 * @param filters  fixed at the first render: other filters need a new list
 */
export function useTransactions(filters: Filters) {
  return useUnloadedList<Transaction, Place>(
    transactionId,
    async (from) => {
      const { transactions, place } = await readNextPage(from ?? newestEnd(queriesOf(filters)), readPage);
      return { items: transactions, next: isAtEnd(place) ? null : place };
    },
    pageSize,
  );
}
