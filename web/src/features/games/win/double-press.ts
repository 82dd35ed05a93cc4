/** Time within which a second press belongs to the first one. */
export const doublePressMs = 300;

/**
 * Keeps the second press of a double press on a running win from beginning a round: the first one has ended what ran, so the second would
 * stake.
 *
 * @param now  milliseconds of a clock that never goes back
 */
export function createSkipGuard(now: () => number) {
  let skippedAt = -Infinity;
  return {
    /** To call when a press has skipped something. */
    skipped(): void {
      skippedAt = now();
    },
    /** Whether a press is deliberate, and may begin a round. */
    mayPlay: (): boolean => now() - skippedAt >= doublePressMs,
  };
}
