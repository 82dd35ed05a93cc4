/**
 * The end of a reservation on the clock of the page, `performance.now()`. The device clock may be minutes off, so the server clock
 * counts. The latency of the response is subtracted, so that the countdown never shows more time than remains.
 *
 * @param requested.now        server time
 * @param requested.askedAtMs  page time before the request
 */
export function endOfHold(
  { expiresAt }: { expiresAt: string },
  { now, requestedAtMs }: { now: string; requestedAtMs: number },
): number {
  return requestedAtMs + Date.parse(expiresAt) - Date.parse(now);
}
