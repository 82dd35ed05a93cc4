import { type Amount, amount } from '#domain/money/coin';
import { localDay, type TimeZone } from '#domain/player/local-day';

/** What both sides of a referral are given, and what for. */
export const referralRules: {
  readonly gold: Amount;
  readonly sweeps: Amount;
  /** What the friend has to have staked in Sweeps Coins. */
  readonly playedSweeps: Amount;
  /** For so many friends a month somebody is rewarded. */
  readonly mostAMonth: number;
  /** For so long after joining a friend can say who invited them. */
  readonly bindWithinDays: number;
} = {
  gold: amount(50_000),
  sweeps: amount(500),
  playedSweeps: amount(1_000),
  mostAMonth: 20,
  bindWithinDays: 7,
};

/** A month of somebody's calendar, such as `2026-11`. */
export type LocalMonth = string & { readonly unit: 'local-month' };

/** The month that it is for a player. */
export function localMonth(zone: TimeZone, now: Date): LocalMonth {
  return localDay(zone, now).slice(0, 'YYYY-MM'.length) as LocalMonth;
}

/** For how many friends somebody was rewarded in a month. */
export interface MonthCount {
  readonly referrer: string;
  readonly month: LocalMonth;
  readonly settled: number;
}

/** Whether one more friend can be rewarded for. */
export function hasRoom({ settled }: Pick<MonthCount, 'settled'>): boolean {
  return settled < referralRules.mostAMonth;
}
