/** The shortest time from one round to the next. The server holds it; here it only keeps players from running into it. */
export const shortestCycleMs = 2_500;

/** How far a wait has come, from 0 to 1. */
export function waited({ fromMs, untilMs }: { fromMs: number; untilMs: number }, nowMs: number): number {
  if (nowMs >= untilMs) return 1;
  return Math.max(0, (nowMs - fromMs) / (untilMs - fromMs));
}
