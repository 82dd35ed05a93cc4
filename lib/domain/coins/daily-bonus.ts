import { type Amount, amount } from '#domain/money/coin';
import { addDays, localDay, type TimeZone } from '#domain/player/local-day';
import { grantPostings } from '#domain/wallet/grant';
import type { Posting } from '#domain/wallet/posting';
import { type DailyMark, isOpenToday } from './once-a-day';

/** Amounts of the daily bonus. */
export interface DailyBonus {
  readonly gold: Amount;
  /** Sweeps Coins per step; a player claims one step per day. */
  readonly steps: readonly Amount[];
}

export const dailyBonus: DailyBonus = {
  gold: amount(1_500),
  steps: [20, 20, 30, 30, 40, 60, 100].map(amount),
};

const reason = 'daily-bonus';

/**
 * The next step, from 0. Only claims advance it: a missed day pauses the sequence, which restarts after the last step.
 */
export function nextStep({ times }: DailyMark, { steps }: DailyBonus = dailyBonus): number {
  return times % steps.length;
}

/** Today's step, claimed or not. */
export function stepToday(mark: DailyMark, zone: TimeZone, now: Date): number {
  return nextStep(isOpenToday(mark, zone, now) ? mark : { ...mark, times: mark.times - 1 });
}

/** Whether at least one full day has passed without a claim. */
export function isPaused({ day }: DailyMark, zone: TimeZone, now: Date): boolean {
  return day !== null && addDays(day, 1) < localDay(zone, now);
}

/**
 * Postings of a claim: Gold Coins, and the step's Sweeps Coins if the player is eligible. Sweeps Coins that were withheld from a claimed
 * step are not granted later.
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

/** Grant reason of a claim. */
export const dailyBonusReason = reason;
