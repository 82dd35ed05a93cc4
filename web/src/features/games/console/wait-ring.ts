/** A ring that fills while a player waits for the next round. Times are milliseconds of `performance.now()`. */
export interface WaitRing {
  readonly fromMs: number;
  readonly durationMs: number;
}

/** The share by which the end of a wait may move before its ring changes its pace. */
const unseenShare = 0.1;

/**
 * The ring of the latest wait; it goes on as it was shown while the end of the wait moves only a little, as by each response:
 * the wait begins with the press and ends a cycle after the response.
 *
 * @param shown  the ring on show
 */
export function ringAfter(
  shown: WaitRing | null,
  wait: { readonly fromMs: number; readonly untilMs: number } | null,
): WaitRing | null {
  if (!wait) return shown;
  const { fromMs, untilMs } = wait;
  const durationMs = Math.round(untilMs - fromMs);
  const goesOn =
    shown?.fromMs === fromMs && Math.abs(durationMs - shown.durationMs) <= unseenShare * shown.durationMs;
  return goesOn ? shown : { fromMs, durationMs };
}
