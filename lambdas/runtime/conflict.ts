/** The write lost an optimistic-lock race; read again and retry. */
export const conflict: unique symbol = Symbol('conflict');

/** Resolves after a random fraction of `upToMs` milliseconds. */
export type Pause = (upToMs: number) => Promise<void>;

const retries = 4;
const shortestPauseMs = 10;

/**
 * Retries an attempt while it ends in a conflict, at most five times with growing pauses.
 *
 * @param attempt  reads, decides and writes under an optimistic lock; receives the number of earlier attempts
 * @returns the result, or `conflict` when every attempt ended in one
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
