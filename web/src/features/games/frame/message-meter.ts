/**
 * Rate limiter for messages: a burst, then a steady rate per second.
 *
 * @returns whether one more message is admitted at a time, in milliseconds of any clock
 */
export function createMessageMeter({
  perSecond,
  burst,
}: {
  perSecond: number;
  burst: number;
}): (nowMs: number) => boolean {
  let left = burst;
  let countedAtMs: number | null = null;
  return (nowMs) => {
    const passedMs = countedAtMs === null ? 0 : Math.max(0, nowMs - countedAtMs);
    countedAtMs = nowMs;
    left = Math.min(burst, left + (passedMs * perSecond) / 1_000);
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
