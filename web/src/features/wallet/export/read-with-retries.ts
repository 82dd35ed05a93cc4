import { ApiRefusal } from '#web/lib/api/api-refusal';
import { isAtEnd, type Place, readNextPage, type ReadPage, type Step } from '../history/read-next-page';

/** Dependencies of readWithRetries. */
export interface Reading {
  readonly readPage: ReadPage;
  /** Waits, and rejects as soon as the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Upper bound of consecutive delays of a page before it counts as a failure. */
const mostDelays = 10;

/**
 * Reads the ledger from a place to its end, each page once. When the API throttles a request, it waits for the Retry-After time.
 *
 * @throws the refusal of a page, after which reading can resume at the place of the last step; or the abort reason of the signal
 */
export async function* readWithRetries(from: Place, reading: Reading): AsyncGenerator<Step, void> {
  let place = from;
  while (!isAtEnd(place)) {
    const step = await readNextPage(place, (query, before) =>
      retryThrottled(reading, () => reading.readPage(query, before)),
    );
    reading.signal.throwIfAborted();
    yield step;
    place = step.place;
  }
}

async function retryThrottled<Page>({ wait, signal }: Reading, read: () => Promise<Page>): Promise<Page> {
  for (let delays = 0; ; delays += 1) {
    signal.throwIfAborted();
    try {
      return await read();
    } catch (failure) {
      if (!isTooMany(failure) || delays === mostDelays) throw failure;
      await wait(retryAfterMs(failure), signal);
    }
  }
}

function isTooMany(failure: unknown): failure is ApiRefusal {
  return failure instanceof ApiRefusal && failure.status === 429;
}

/** The API repeats its Retry-After in the body. The gateway does not, and always means one second. */
function retryAfterMs({ details }: ApiRefusal): number {
  const { retryAfterSeconds } = (details ?? {}) as { retryAfterSeconds?: unknown };
  return (typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 1) * 1_000;
}
