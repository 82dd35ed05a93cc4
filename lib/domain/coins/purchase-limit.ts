import { type PlayState, windowsAt } from '#domain/play-limits/play-state';
import { byPeriod, type Period } from '#domain/play-limits/windows';
import { localDay } from '#domain/player/local-day';

/**
 * Subtracts an unpaid purchase from the purchase limits, in the periods in which it was begun. A period that has restarted since does not
 * contain it.
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
  return { ...state, windows: byPeriod(less) };
}
