import { useEffect, useState } from 'react';
import type { Transaction } from '#contracts/wallet/ledger-shapes';
import { type Filters, queriesOf } from './history/filters';
import { isAtEnd, newestEnd, type Place, readOn, type ReadPage, type Step } from './history/read-on';
import { ledgerPages } from './history/read-page';

const pageSize = 25;

/** Where the pages are: the lines on show, and the place from which more is being asked for. */
interface Listing {
  transactions: readonly Transaction[];
  place: Place;
  failure: unknown;
  /** From where to read on; undefined while nothing is asked for. A repeated request is a new object. */
  wanted: Place | undefined;
}

function newestOf(filters: Filters): Listing {
  const place = newestEnd(queriesOf(filters));
  return { transactions: [], place, failure: null, wanted: place };
}

/**
 * The player's ledger, newest first, page by page. What was loaded stays when a further page fails.
 *
 * @param filters  what they were when the list was first shown: other filters make another list
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
    /** Asks for the next lines, or once more for those that failed. */
    showMore: () => setListing((listed) => ({ ...listed, failure: null, wanted: [...listed.place] })),
  } as const;
}

/** Reads until there is a page of lines to show: a page of the API may be short, and several have to be put in order. */
async function readSome(from: Place, readPage: ReadPage, take: (step: Step) => boolean): Promise<void> {
  let place = from;
  let lines = 0;
  while (lines < pageSize && !isAtEnd(place)) {
    const step = await readOn(place, readPage);
    if (!take(step)) return;
    place = step.place;
    lines += step.transactions.length;
  }
}

function withStep(listed: Listing, { transactions, place }: Step): Listing {
  return { ...listed, transactions: [...listed.transactions, ...transactions], place };
}
