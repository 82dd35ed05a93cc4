import { addDays, localDay, type LocalDay, startOf, type TimeZone } from '#domain/player/local-day';
import type { OrderLine } from './order-line';

/** How often a player may keep a product from everybody else without ordering it. */
export interface HoldCeiling {
  /** Reservations of one product on one day of the player's that led to no order. */
  readonly mostOfAProductADay: number;
}

export const holdCeiling: HoldCeiling = { mostOfAProductADay: 3 };

/** How often products were held on a day. It is written with each reservation, so no two tabs get past it. */
export interface HoldsOfDay {
  readonly day: LocalDay;
  /** By product; those that were not held are left out. */
  readonly times: Readonly<Record<string, number>>;
}

/** A reservation, as far as it counts for the next one. */
interface LastHold {
  readonly state: 'held' | 'ordered' | 'lapsed' | 'released';
  readonly lines: readonly Pick<OrderLine, 'product'>[];
  readonly holdsOfDay: HoldsOfDay | null;
}

/** A product of the cart was held too often without an order. */
export interface HeldTooOften {
  readonly code: 'checkout/too-many-holds';
  readonly products: readonly string[];
  readonly most: number;
  /** When it can be held again. */
  readonly resetsAt: Date;
}

/**
 * Counts a reservation of these lines, also where it takes the place of one that is still held. What was ordered counts no more; every
 * other product stays as it was.
 *
 * @param before  the player's last reservation, whatever became of it
 */
export function countHold(
  before: LastHold | undefined,
  lines: readonly Pick<OrderLine, 'product'>[],
  { zone, now, ceiling }: { zone: TimeZone; now: Date; ceiling: HoldCeiling },
): HoldsOfDay | HeldTooOften {
  const { day, times } = holdsOnDay(before, localDay(zone, now));
  const most = ceiling.mostOfAProductADay;
  const products = productsOf(lines).filter((product) => (times[product] ?? 0) >= most);
  if (products.length > 0)
    return { code: 'checkout/too-many-holds', products, most, resetsAt: startOf(zone, addDays(day, 1)) };
  return { day, times: added(times, lines, 1) };
}

/** What counts before the next reservation. Days only go forward: whoever moves west starts nothing again. */
function holdsOnDay(before: LastHold | undefined, today: LocalDay): HoldsOfDay {
  const counted = before?.holdsOfDay;
  if (!before || !counted || counted.day < today) return { day: today, times: {} };
  if (before.state !== 'ordered') return counted;
  return { day: counted.day, times: added(counted.times, before.lines, -1) };
}

function added(
  times: HoldsOfDay['times'],
  lines: readonly Pick<OrderLine, 'product'>[],
  more: number,
): HoldsOfDay['times'] {
  const changed = productsOf(lines).map((product) => [product, (times[product] ?? 0) + more] as const);
  return Object.fromEntries(
    Object.entries({ ...times, ...Object.fromEntries(changed) }).filter(([, n]) => n > 0),
  );
}

function productsOf(lines: readonly Pick<OrderLine, 'product'>[]): string[] {
  return [...new Set(lines.map(({ product }) => product))];
}
