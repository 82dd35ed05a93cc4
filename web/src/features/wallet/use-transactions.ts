import { useEffect, useState } from 'react';
import type { Transaction } from '#contracts/wallet/ledger-shapes';
import { type Filters, queriesOf } from './history/filters';
import {
  isAtEnd,
  newestEnd,
  type Place,
  readNextPage,
  type ReadPage,
  type Step,
} from './history/read-next-page';
import { ledgerPages } from './history/read-page';

const pageSize = 25;

/** The loaded lines, and the place of the pending request. */
interface Listing {
  transactions: readonly Transaction[];
  place: Place;
  failure: unknown;
  /** Place to read from; undefined without a pending request. A repeated request is a new object. */
  wanted: Place | undefined;
}

function newestOf(filters: Filters): Listing {
  const place = newestEnd(queriesOf(filters));
  return { transactions: [], place, failure: null, wanted: place };
}

/**
 * Loads the player's ledger page by page, newest first. Loaded lines stay when a further page fails.
 *
 * @param filters  fixed at the first render: other filters need a new list
 */
export function useTransactions(filters: Filters) {
  const [{ transactions, place, failure, wanted }, setListing] = useState(() => newestOf(filters));

  useEffect(() => {
    if (!wanted) return undefined;
    let isWanted = true;
    const take = (step: Step) => {
      if (isWanted) setListing((listed) => withStep(listed, step));
      return isWanted;
    };
    readSome(wanted, ledgerPages(pageSize), take).then(
      () => {
        if (isWanted) setListing((listed) => ({ ...listed, wanted: undefined }));
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
    hasMore: !isAtEnd(place),
    /** Loads the next lines, or retries failed ones. */
    showMore: () => setListing((listed) => ({ ...listed, failure: null, wanted: [...listed.place] })),
  } as const;
}

/** Reads until there are enough lines to show: pages of the API may be short, and several queries have to be merged. */
async function readSome(from: Place, readPage: ReadPage, take: (step: Step) => boolean): Promise<void> {
  let place = from;
  let lines = 0;
  while (lines < pageSize && !isAtEnd(place)) {
    const step = await readNextPage(place, readPage);
    if (!take(step)) return;
    place = step.place;
    lines += step.transactions.length;
  }
}

function withStep(listed: Listing, { transactions, place }: Step): Listing {
  return { ...listed, transactions: [...listed.transactions, ...transactions], place };
}
