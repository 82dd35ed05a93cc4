import { type Amount, amount } from '#domain/money/coin';
import { localDay, type TimeZone } from '#domain/player/local-day';

/** Rewards and conditions of a referral. */
export const referralRules: {
  readonly gold: Amount;
  readonly sweeps: Amount;
  /** Required stakes of the invitee in Sweeps Coins. */
  readonly playedSweeps: Amount;
  /** Highest number of rewarded invitees per month. */
  readonly mostAMonth: number;
  /** Days after registration in which an invitee can name the referrer. */
  readonly bindWithinDays: number;
} = {
  gold: amount(50_000),
  sweeps: amount(500),
  playedSweeps: amount(1_000),
  mostAMonth: 20,
  bindWithinDays: 7,
};

/** A month in the player's zone, such as `2026-11`. */
export type LocalMonth = string & { readonly unit: 'local-month' };

/** The player's local month at an instant. */
export function localMonth(zone: TimeZone, now: Date): LocalMonth {
  return localDay(zone, now).slice(0, 'YYYY-MM'.length) as LocalMonth;
}

/** Number of rewarded invitees of a referrer in a month. */
export interface MonthCount {
  readonly referrer: string;
  readonly month: LocalMonth;
  readonly settled: number;
}

/** Whether another invitee can be rewarded. */
export function hasRoom({ settled }: Pick<MonthCount, 'settled'>): boolean {
  return settled < referralRules.mostAMonth;
}
