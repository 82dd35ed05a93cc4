/**
 * When a hold ends on the clock of the page, `performance.now()`: the clock of a device may be minutes off, the house's is what counts.
 * What the answer was on its way is taken off, so that nobody is promised time that is over.
 *
 * @param asked.now        what the house's clock said
 * @param asked.askedAtMs  what the page's clock said before the house was asked
 */
export function endOfHold(
  { expiresAt }: { expiresAt: string },
  { now, askedAtMs }: { now: string; askedAtMs: number },
): number {
  return askedAtMs + Date.parse(expiresAt) - Date.parse(now);
}

/** Whole seconds until an instant, 0 once it has passed. */
export function secondsUntil(endMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endMs - nowMs) / 1000));
}
