import type { Metrics } from './metrics-panels';

type Day = Metrics['days'][number];

/** Totals of a period. */
export interface PeriodTotals {
  /** Purchases less refunds, in cents. */
  readonly purchased: number;
  /** Price of redeemed prizes, in hundredths of a Sweeps Coin. */
  readonly redeemed: number;
  /** Purchases less refunds and redemptions, in cents. */
  readonly net: number;
  readonly goldStaked: number;
  readonly sweepsStaked: number;
  /** Share of the staked Sweeps Coins that was paid out; null without stakes. */
  readonly sweepsReturn: number | null;
  readonly orders: number;
  /** Players with a round, on the average of the days; 0 without days. */
  readonly activeADay: number;
  readonly signUps: number;
}

/** Adds up the days of a period. */
export function totalsOf(days: readonly Day[]): PeriodTotals {
  const sum = (of: (day: Day) => number) => days.reduce((total, day) => total + of(day), 0);
  const purchased = sum(({ purchasedCents, refundedCents }) => purchasedCents - refundedCents);
  const redeemed = sum(({ redeemedSweeps }) => redeemedSweeps);
  const sweepsStaked = sum(({ staked }) => staked.sweeps);
  return {
    purchased,
    redeemed,
    net: purchased - redeemed,
    goldStaked: sum(({ staked }) => staked.gold),
    sweepsStaked,
    sweepsReturn: sweepsStaked === 0 ? null : sum(({ paid }) => paid.sweeps) / sweepsStaked,
    orders: sum(({ ordersPlaced }) => ordersPlaced),
    activeADay: sum(({ activePlayers }) => activePlayers) / Math.max(1, days.length),
    signUps: sum(({ signUps }) => signUps),
  };
}
