import type { Transaction } from '#contracts/wallet/ledger-shapes';
import { localDay, timeZone } from '#domain/player/local-day';

/** The kinds of lines by which dollars went in, or prizes out. */
export const costKinds = ['purchase', 'refund', 'order', 'reversal'] as const;

type CostLine = Pick<Transaction, 'kind' | 'at' | 'postings' | 'purchase' | 'refund'>;

/** What play cost in some time, in cents: an SC redeemed is a dollar's worth of prizes. */
export interface Cost {
  readonly spentCents: number;
  readonly redeemedCents: number;
}

/** Prizes less purchases: below zero for whoever paid more than they took out. */
export function netCents({ spentCents, redeemedCents }: Cost): number {
  return redeemedCents - spentCents;
}

/** What one line adds; refunds and undone orders take away from what was spent and redeemed before. */
function costOf({ kind, postings, purchase, refund }: CostLine): Cost {
  return {
    spentCents: (kind === 'purchase' ? (purchase?.priceCents ?? 0) : 0) - (refund?.cents ?? 0),
    redeemedCents: postings
      .filter(({ account, coin }) => account === 'house:redemptions' && coin === 'sweeps')
      .reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Everything that some lines come to. */
export function sumCost(lines: readonly CostLine[]): Cost {
  return lines.map(costOf).reduce(plus, { spentCents: 0, redeemedCents: 0 });
}

function plus(one: Cost, other: Cost): Cost {
  return {
    spentCents: one.spentCents + other.spentCents,
    redeemedCents: one.redeemedCents + other.redeemedCents,
  };
}

/** Costs by day (`2026-11-21`) or month (`2026-11`) where the player is, the newest first; times without any are left out. */
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

/** What it came to today, this month and ever. */
export function costNow(lines: readonly CostLine[], now: Date, zone: string) {
  const within = (period: 'day' | 'month') =>
    lines.filter(({ at }) => whenOf(period, new Date(at), zone) === whenOf(period, now, zone));
  return { today: sumCost(within('day')), month: sumCost(within('month')), ever: sumCost(lines) };
}

function whenOf(period: 'day' | 'month', at: Date, zone: string): string {
  return localDay(timeZone(zone), at).slice(0, period === 'day' ? 10 : 7);
}
