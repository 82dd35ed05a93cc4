import type { Transaction } from '#contracts/wallet/ledger-shapes';
import { localDay, timeZone } from '#domain/player/local-day';

/** The transaction kinds with dollars in or prizes out. */
export const costKinds = ['purchase', 'refund', 'order', 'reversal'] as const;

type CostLine = Pick<Transaction, 'kind' | 'at' | 'postings' | 'purchase' | 'refund'>;

/** The cost of play in a period, in cents: one SC redeemed is one dollar in prizes. */
export interface Cost {
  readonly spentCents: number;
  readonly redeemedCents: number;
}

/** Prizes less purchases; negative for players who paid more than they redeemed. */
export function netCents({ spentCents, redeemedCents }: Cost): number {
  return redeemedCents - spentCents;
}

/** Returns the cost of one line; refunds and reversals count as negative. */
function costOf({ kind, postings, purchase, refund }: CostLine): Cost {
  return {
    spentCents: (kind === 'purchase' ? (purchase?.priceCents ?? 0) : 0) - (refund?.cents ?? 0),
    redeemedCents: postings
      .filter(({ account, coin }) => account === 'house:redemptions' && coin === 'sweeps')
      .reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Sums the cost of several lines. */
export function sumCost(lines: readonly CostLine[]): Cost {
  return lines.map(costOf).reduce(plus, { spentCents: 0, redeemedCents: 0 });
}

function plus(one: Cost, other: Cost): Cost {
  return {
    spentCents: one.spentCents + other.spentCents,
    redeemedCents: one.redeemedCents + other.redeemedCents,
  };
}

/** Groups costs by day (`2026-11-21`) or month (`2026-11`) in the player's time zone, newest first; empty periods are omitted. */
export function costBy(
  period: 'day' | 'month',
  lines: readonly CostLine[],
  zone: string,
): readonly (Cost & { readonly when: string })[] {
  const found = new Map<string, CostLine[]>();
  for (const line of lines) {
    const when = whenOf(period, new Date(line.at), zone);
    found.set(when, [...(found.get(when) ?? []), line]);
  }
  return [...found]
    .map(([when, ofThen]) => ({ when, ...sumCost(ofThen) }))
    .filter(({ spentCents, redeemedCents }) => spentCents !== 0 || redeemedCents !== 0)
    .toSorted((one, other) => (one.when < other.when ? 1 : -1));
}

/** Returns the cost of today, this month and all time. */
export function costNow(lines: readonly CostLine[], now: Date, zone: string) {
  const within = (period: 'day' | 'month') =>
    lines.filter(({ at }) => whenOf(period, new Date(at), zone) === whenOf(period, now, zone));
  return { today: sumCost(within('day')), month: sumCost(within('month')), ever: sumCost(lines) };
}

function whenOf(period: 'day' | 'month', at: Date, zone: string): string {
  return localDay(timeZone(zone), at).slice(0, period === 'day' ? 10 : 7);
}
