/** The round was requested before the shortest cycle had passed. */
export interface TooFast {
  readonly code: 'play-limits/too-fast';
  /** Whole milliseconds to wait, above zero. */
  readonly retryAfterMs: number;
}

/**
 * Enforces the shortest time between rounds.
 *
 * @param lastRoundAt      when the previous round was taken, null before the first
 * @param shortestCycleMs  in milliseconds, 0 for none
 * @returns how long to wait, or null
 */
export function checkShortestCycle(
  lastRoundAt: Date | null,
  now: Date,
  shortestCycleMs: number,
): TooFast | null {
  if (lastRoundAt === null) return null;
  const retryAfterMs = lastRoundAt.getTime() + shortestCycleMs - now.getTime();
  return retryAfterMs > 0 ? { code: 'play-limits/too-fast', retryAfterMs } : null;
}
