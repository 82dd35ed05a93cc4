import { useEffect, useState } from 'react';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { Transaction } from '#web/lib/play-fab-ops-types';

const pageSize = 25;

/** Where the pages are: the ones on show, and the one that is being asked for. */
interface Listing {
  transactions: readonly Transaction[];
  /** The sequence before which the next page starts; undefined for the first page, null at the end of the ledger. */
  next: number | null | undefined;
  failure: unknown;
  /** The request to make; undefined while nothing is asked for. A repeated request is a new object. */
  wanted: { before: number | undefined } | undefined;
}

const start: Listing = { transactions: [], next: undefined, failure: null, wanted: { before: undefined } };

/** The player's ledger, newest first, page by page. What was loaded stays when a further page fails. */
export function useTransactions() {
  const [{ transactions, next, failure, wanted }, setListing] = useState(start);

  useEffect(() => {
    if (!wanted) return undefined;
    let isWanted = true;
    playFabOps.get('/wallet/transactions', { query: { limit: pageSize, before: wanted.before } }).then(
      (page) => {
        if (isWanted) setListing((listed) => withPage(listed, page));
      },
      (refusal: unknown) => {
        if (isWanted) setListing((listed) => ({ ...listed, failure: refusal, wanted: undefined }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);

  return {
    transactions,
    failure,
    status: wanted ? 'loading' : failure ? 'failed' : 'ready',
    hasMore: next !== null && next !== undefined,
    /** Asks for the next page, or once more for the one that failed. */
    showMore: () =>
      setListing((listed) => ({ ...listed, failure: null, wanted: { before: next ?? undefined } })),
  } as const;
}

function withPage(listed: Listing, page: { items: Transaction[]; next: number | null }): Listing {
  return {
    transactions: [...listed.transactions, ...page.items],
    next: page.next,
    failure: null,
    wanted: undefined,
  };
}
