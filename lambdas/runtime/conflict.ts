/** What an attempt comes to when somebody else was there first: it is to read again and decide again. */
export const conflict: unique symbol = Symbol('conflict');

/** Resolves after a random part of `upToMs` milliseconds. */
export type Pause = (upToMs: number) => Promise<void>;

const retries = 4;
const shortestPauseMs = 10;

/**
 * Attempts something until nobody gets in between, at most five times and each time after a longer pause.
 *
 * @param attempt  reads, decides and writes under the condition that nothing has changed; told how many attempts there were
 * @returns what an attempt came to, `conflict` when every one was
 */
export async function retryOnConflict<Result>(
  pause: Pause,
  attempt: (before: number) => Promise<Result | typeof conflict>,
): Promise<Result | typeof conflict> {
  for (let before = 0; before <= retries; before += 1) {
    if (before > 0) await pause(shortestPauseMs * 2 ** before);
    const result = await attempt(before);
    if (result !== conflict) return result;
  }
  return conflict;
}
