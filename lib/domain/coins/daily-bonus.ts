import { type Amount, amount } from '#domain/money/coin';
import { addDays, localDay, type TimeZone } from '#domain/player/local-day';
import { grantPostings } from '#domain/wallet/grant';
import type { Posting } from '#domain/wallet/posting';
import { type DailyMark, isOpenToday } from './once-a-day';

/** What the daily bonus gives. */
export interface DailyBonus {
  readonly gold: Amount;
  /** Sweeps Coins of each step, of which a player takes one a day. */
  readonly steps: readonly Amount[];
}

export const dailyBonus: DailyBonus = {
  gold: amount(1_500),
  steps: [20, 20, 30, 30, 40, 60, 100].map(amount),
};

const reason = 'daily-bonus';

/**
 * The step that comes next, from 0. Only claims move it: a missed day pauses the path, and after the last step it begins again.
 */
export function nextStep({ times }: DailyMark, { steps }: DailyBonus = dailyBonus): number {
  return times % steps.length;
}

/** The step that a page shows: today's, claimed or not. */
export function stepToday(mark: DailyMark, zone: TimeZone, now: Date): number {
  return nextStep(isOpenToday(mark, zone, now) ? mark : { ...mark, times: mark.times - 1 });
}

/** Whether a day went by without a claim since the last one. */
export function isPaused({ day }: DailyMark, zone: TimeZone, now: Date): boolean {
  return day !== null && addDays(day, 1) < localDay(zone, now);
}

/**
 * The postings of one claim: Gold Coins, and the step's Sweeps Coins for whoever may have them. A step that was claimed without its Sweeps
 * Coins is claimed: they are not owed later.
 */
export function bonusPostings(
  step: number,
  { withSweeps }: { withSweeps: boolean },
  { gold, steps }: DailyBonus = dailyBonus,
): Posting[] {
  const sweeps = steps[step];
  if (sweeps === undefined) throw new RangeError(`The daily bonus has no step ${step}`);
  return [
    ...grantPostings({ account: 'player:gold', amount: gold, reason }),
    ...(withSweeps ? grantPostings({ account: 'player:sweeps-unplayed', amount: sweeps, reason }) : []),
  ];
}

/** What a claim's grant is recorded under. */
export const dailyBonusReason = reason;
