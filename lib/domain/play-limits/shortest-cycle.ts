/** A round was asked for before the last one could be seen. */
export interface TooFast {
  readonly code: 'play-limits/too-fast';
  /** Whole milliseconds until the next round is taken, above zero. */
  readonly retryAfterMs: number;
}

/**
 * Holds the shortest time from one round to the next.
 *
 * @param lastRoundAt      when the player's last round was taken, null before the first
 * @param shortestCycleMs  milliseconds, 0 for no bound
 * @returns how long to wait, or null when a round may be played
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
