import { type Amount, amount, coins, type Coin, sum } from '#domain/money/coin';
import {
  addDays,
  firstOfMonth,
  firstOfNextMonth,
  type LocalDay,
  mondayOf,
  startOf,
  type TimeZone,
} from '#domain/player/local-day';

/** Limits apply to a calendar day, a week from Monday and a calendar month, in the player's time zone. */
export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** Amounts that count against limits. */
export interface Sums {
  readonly staked: Readonly<Record<Coin, Amount>>;
  /** Stakes minus payouts; negative for a player who is ahead. */
  readonly lost: Readonly<Record<Coin, Amount>>;
  readonly purchasedCents: number;
  readonly playedMs: number;
}

/** Sums since the first day of a period. */
export interface Window {
  readonly from: LocalDay;
  readonly sums: Sums;
}

export type Windows = Readonly<Record<Period, Window>>;

export const nothing: Sums = {
  staked: { gold: amount(0), sweeps: amount(0) },
  lost: { gold: amount(0), sweeps: amount(0) },
  purchasedCents: 0,
  playedMs: 0,
};

/** Whether nothing has been counted in any period. */
export function isEmpty(windows: Windows): boolean {
  return periods.every((period) => {
    const { staked, lost, purchasedCents, playedMs } = windows[period].sums;
    return [staked.gold, staked.sweeps, lost.gold, lost.sweeps, purchasedCents, playedMs].every(
      (sum) => sum === 0,
    );
  });
}

/** Empty windows for the periods that contain a day. */
export function emptyWindows(day: LocalDay): Windows {
  return byPeriod((period) => ({ from: firstDayOf(period, day), sums: nothing }));
}

/**
 * The windows in effect on a day: a window restarts when its period has ended. A clock that runs behind restarts nothing.
 *
 * @param day  the player's local day
 */
export function windowsOn(windows: Windows, day: LocalDay): Windows {
  return byPeriod((period) => {
    const from = firstDayOf(period, day);
    return from > windows[period].from ? { from, sums: nothing } : windows[period];
  });
}

/** Adds to every window. */
export function count(windows: Windows, counted: Sums): Windows {
  return byPeriod((period) => ({
    from: windows[period].from,
    sums: addSums(windows[period].sums, counted),
  }));
}

/** The first day after a window. */
export function endOf(period: Period, { from }: Window): LocalDay {
  if (period === 'month') return firstOfNextMonth(from);
  return addDays(from, period === 'week' ? 7 : 1);
}

/** The instant at which a window restarts. */
export function resetsAt(period: Period, window: Window, zone: TimeZone): Date {
  return startOf(zone, endOf(period, window));
}

function firstDayOf(period: Period, day: LocalDay): LocalDay {
  if (period === 'day') return day;
  return period === 'week' ? mondayOf(day) : firstOfMonth(day);
}

function addSums(left: Sums, right: Sums): Sums {
  const byCoin = (of: 'staked' | 'lost') =>
    Object.fromEntries(coins.map((coin) => [coin, sum([left[of][coin], right[of][coin]])])) as Sums['lost'];
  return {
    staked: byCoin('staked'),
    lost: byCoin('lost'),
    purchasedCents: left.purchasedCents + right.purchasedCents,
    playedMs: left.playedMs + right.playedMs,
  };
}

/** Makes a window for each period. */
export function byPeriod(make: (period: Period) => Window): Windows {
  return { day: make('day'), week: make('week'), month: make('month') };
}
