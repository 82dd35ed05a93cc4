import { addDays, localDay, type LocalDay, startOf, type TimeZone } from '#domain/player/local-day';
import type { OrderLine } from './order-line';

/** Limits how often a player may reserve a product without ordering it. */
export interface HoldCeiling {
  /** Reservations of one product per local day that led to no order. */
  readonly mostOfAProductADay: number;
}

export const holdCeiling: HoldCeiling = { mostOfAProductADay: 3 };

/**
 * Reservations per product on one day that led to no order, and the open one. Each reservation writes it, so that parallel tabs cannot
 * exceed the ceiling.
 */
export interface HoldsOfDay {
  readonly day: LocalDay;
  /** By product; a product without reservations is absent. */
  readonly times: Readonly<Record<string, number>>;
}

/** The part of a reservation that counts toward the ceiling. */
interface LastHold {
  readonly holdsOfDay: HoldsOfDay | null;
}

/** A product of the cart was reserved too often without an order. */
export interface HeldTooOften {
  readonly code: 'checkout/too-many-holds';
  readonly products: readonly string[];
  readonly most: number;
  /** When the product can be reserved again. */
  readonly resetsAt: Date;
}

/**
 * Counts a reservation of these lines, including one that replaces a reservation still held.
 *
 * @param before  the player's previous reservation in any state
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

/** Returns the counts of a reservation without its own products, for an order of them; null if it was not counted. */
export function uncountOrder({
  holdsOfDay,
  lines,
}: LastHold & { readonly lines: readonly Pick<OrderLine, 'product'>[] }): HoldsOfDay | null {
  return holdsOfDay && { day: holdsOfDay.day, times: added(holdsOfDay.times, lines, -1) };
}

/** Counts that apply to the next reservation. A move to a time zone further west does not reset them. */
function holdsOnDay(before: LastHold | undefined, today: LocalDay): HoldsOfDay {
  const counted = before?.holdsOfDay;
  return counted && counted.day >= today ? counted : { day: today, times: {} };
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
