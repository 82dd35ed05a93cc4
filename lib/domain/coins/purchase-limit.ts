import { type PlayState, windowsAt } from '#domain/play-limits/play-state';
import { type Period, periods, type Windows } from '#domain/play-limits/windows';
import { localDay } from '#domain/player/local-day';

/**
 * Gives back what a purchase counted against the limits, now that nobody paid for it. It counts in those periods that it was begun in;
 * one that has started again since counts nothing of it.
 *
 * @param begunAt  when it was counted
 */
export function uncountPurchase(
  state: PlayState,
  { cents, begunAt }: { cents: number; begunAt: Date },
  now: Date,
): PlayState {
  const begunOn = localDay(state.residency.timeZone, begunAt);
  const windows = windowsAt(state, now);
  const less = (period: Period) => {
    const { from, sums } = windows[period];
    if (begunOn < from) return windows[period];
    return { from, sums: { ...sums, purchasedCents: Math.max(0, sums.purchasedCents - cents) } };
  };
  const given = Object.fromEntries(periods.map((period) => [period, less(period)])) as unknown as Windows;
  return { ...state, windows: given };
}
