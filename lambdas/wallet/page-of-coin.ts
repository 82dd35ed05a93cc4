import type { Coin } from '#domain/money/coin';
import type { LedgerTransaction } from './stores/ledger-row';
import type { LedgerPage, LedgerQuery, LedgerStore } from './stores/ledger-store';

/** Pages of the ledger that one request reads at most, so that a coin that a player hardly uses does not read a whole ledger. */
const mostReads = 5;

/**
 * Returns a page of the transactions that move a coin, newest first. The ledger has no index by coin, so rows are filtered as they are read.
 *
 * @param coin  undefined for all transactions
 * @returns a page that may be short; `next` tells whether there is more
 */
export async function pageOfCoin(
  ledger: Pick<LedgerStore, 'page'>,
  player: string,
  { coin, ...query }: LedgerQuery & { readonly coin?: Coin | undefined },
): Promise<LedgerPage> {
  if (coin === undefined) return ledger.page(player, query);
  const found: LedgerTransaction[] = [];
  let before = query.before;
  for (let read = 0; read < mostReads; read += 1) {
    const page = await ledger.page(player, { ...query, before });
    found.push(...page.transactions.filter(({ postings }) => postings.some((each) => each.coin === coin)));
    if (found.length > query.limit) break;
    if (page.next === null) return { transactions: found, next: null };
    before = page.next;
    if (found.length === query.limit) break;
  }
  if (found.length <= query.limit) return { transactions: found, next: before ?? null };
  const transactions = found.slice(0, query.limit);
  return { transactions, next: transactions.at(-1)?.sequence ?? null };
}
