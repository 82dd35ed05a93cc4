import type { GetAnswer } from '#web/lib/play-fab-ops-types';
import { priceLabel } from './price';

type Limit = Pick<
  GetAnswer<'/play-limits'>['limits'][number],
  'thing' | 'period' | 'most' | 'counted' | 'resetsAt'
>;

/** What is left of a purchase limit of the player's own. */
export interface LimitLeft {
  readonly leftCents: number;
  readonly mostCents: number;
  readonly period: Limit['period'];
  readonly resetsAt: string;
}

/** The purchase limit that leaves the least, null for who has set none. */
export function purchaseLimitLeft(limits: readonly Limit[]): LimitLeft | null {
  const left = limits.flatMap(({ thing, period, most, counted, resetsAt }) =>
    thing === 'purchase' && most !== null
      ? [{ leftCents: Math.max(0, most - counted), mostCents: most, period, resetsAt }]
      : [],
  );
  return left.toSorted((one, other) => one.leftCents - other.leftCents)[0] ?? null;
}

const periodNames: Record<Limit['period'], string> = { day: 'today', week: 'this week', month: 'this month' };

/** What is left, as people say it. */
export function limitLabel({ leftCents, mostCents, period }: LimitLeft): string {
  return `${priceLabel(leftCents)} of your ${priceLabel(mostCents)} is left ${periodNames[period]}.`;
}
