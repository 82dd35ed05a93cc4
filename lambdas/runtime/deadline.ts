import { AsyncLocalStorage } from 'node:async_hooks';
import { Outage } from './outage';

/** How many milliseconds are left of the function's time, for whatever a request leads to. */
const timeLeft = new AsyncLocalStorage<() => number>();

/** What it takes to answer after the last service was asked. */
const marginMs = 500;

/** Runs something, and all that it leads to, knowing how long the function will be there. */
export function withTimeLeft<Result>(leftMs: () => number, run: () => Result): Result {
  return timeLeft.run(leftMs, run);
}

/**
 * Asserts that the function will see the end of something. A function that is cut off leaves its caller without an answer of ours,
 * and nothing in the log.
 *
 * @param neededMs  how long it takes at most
 * @throws Outage when there is not so much time left
 */
export function assertTimeFor(neededMs: number): void {
  const leftMs = timeLeft.getStore()?.() ?? Infinity;
  if (leftMs < neededMs + marginMs) throw new Outage('There is no time left to ask a service that is slow');
}
