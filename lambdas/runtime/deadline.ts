import { AsyncLocalStorage } from 'node:async_hooks';
import { Outage } from './outage';

/** Returns the remaining milliseconds of the function's time. */
const timeLeft = new AsyncLocalStorage<() => number>();

/** Time that the function needs to respond after its last service call. */
const marginMs = 500;

/** Runs a function with the remaining time available to everything that it calls. */
export function withTimeLeft<Result>(leftMs: () => number, run: () => Result): Result {
  return timeLeft.run(leftMs, run);
}

/**
 * Asserts that enough time is left for an operation. A function that times out sends no response of its own and logs nothing.
 *
 * @param neededMs  longest duration of the operation in milliseconds
 * @throws Outage when too little time is left
 */
export function assertTimeFor(neededMs: number): void {
  const leftMs = timeLeft.getStore()?.() ?? Infinity;
  if (leftMs < neededMs + marginMs) throw new Outage('No time is left to call a slow service');
}
