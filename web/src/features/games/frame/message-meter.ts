/**
 * Counts messages: so many at once, and then so many a second.
 *
 * @returns whether one more may come in at a time, in milliseconds of any clock
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
