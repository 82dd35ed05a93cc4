import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { priceLabel } from './price';

type Limit = Pick<
  GetAnswer<'/play-limits'>['limits'][number],
  'thing' | 'period' | 'most' | 'counted' | 'resetsAt'
>;

/** The remaining amount of a purchase limit that the player has set. */
export interface LimitLeft {
  readonly leftCents: number;
  readonly mostCents: number;
  readonly period: Limit['period'];
  readonly resetsAt: string;
}

/** Returns the purchase limit with the least left; null without one. */
export function purchaseLimitLeft(limits: readonly Limit[]): LimitLeft | null {
  const left = limits.flatMap(({ thing, period, most, counted, resetsAt }) =>
    thing === 'purchase' && most !== null
      ? [{ leftCents: Math.max(0, most - counted), mostCents: most, period, resetsAt }]
      : [],
  );
  return left.toSorted((one, other) => one.leftCents - other.leftCents)[0] ?? null;
}

const periodNames: Record<Limit['period'], string> = { day: 'today', week: 'this week', month: 'this month' };

/** Copy for the remaining amount. */
export function limitLabel({ leftCents, mostCents, period }: LimitLeft): string {
  return `${priceLabel(leftCents)} of ${priceLabel(mostCents)} left ${periodNames[period]}.`;
}
