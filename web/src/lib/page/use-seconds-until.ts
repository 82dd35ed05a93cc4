import { useNow } from './use-now';

/** A clock that device settings cannot change. */
const pageClock = () => performance.now();

/**
 * Returns whole seconds until an instant; 0 once it has passed.
 *
 * @param endMs  on the monotonic clock of the page: `performance.now()`
 */
export function useSecondsUntil(endMs: number): number {
  return secondsUntil(endMs, useNow(250, { untilMs: endMs, clock: pageClock }));
}

/** Returns whole seconds until an instant; 0 once it has passed. */
export function secondsUntil(endMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endMs - nowMs) / 1_000));
}
