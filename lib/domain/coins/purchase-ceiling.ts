import { localDay, startOf, addDays, type TimeZone } from '#domain/player/local-day';
import { isOpen, isPending, mayOpenCheckout, type Purchase } from './purchase';

/** How many checkouts a player may open: each is a session at the payment provider, whether anybody pays or not. */
export interface PurchaseCeiling {
  /** That may still be paid, at the same time. */
  readonly mostOpen: number;
  /** That were begun on one day of the player's, whatever became of them. */
  readonly mostBegunADay: number;
}

export const purchaseCeiling: PurchaseCeiling = { mostOpen: 3, mostBegunADay: 20 };

/** Why no other purchase is begun. */
export type PurchaseCeilingReached =
  | { readonly code: 'coins/too-many-open'; readonly most: number }
  | { readonly code: 'coins/too-many-today'; readonly most: number; readonly resetsAt: Date };

/**
 * How many of a player's newest purchases decide: all that were begun today and, since a checkout is open for less than a day, yesterday. A
 * payment that takes days, as a transfer between banks, may be older and counts no more.
 */
export function purchasesThatDecide({ mostBegunADay }: PurchaseCeiling): number {
  return 2 * mostBegunADay;
}

/** Whether a purchase can still be paid by whoever comes back to it. */
export function isPayable(purchase: Purchase, now: Date): boolean {
  if (!isOpen(purchase)) return false;
  return purchase.checkout ? purchase.expiresAt > now : mayOpenCheckout(purchase, now);
}

/** The purchase that somebody means who begins the same again: payable, not being paid, and with the same promise. */
export function findSame(
  latest: readonly Purchase[],
  { packageId, priceCents, gold, sweeps }: Purchase,
  now: Date,
): Purchase | undefined {
  return latest.find(
    (each) =>
      each.packageId === packageId &&
      each.priceCents === priceCents &&
      each.gold === gold &&
      each.sweeps === sweeps &&
      !isPending(each) &&
      isPayable(each, now),
  );
}

/**
 * Checks whether a player may begin one more purchase.
 *
 * @param latest  the player's newest purchases: see `purchasesThatDecide`
 */
export function checkCeiling(
  latest: readonly Purchase[],
  { zone, now, ceiling }: { zone: TimeZone; now: Date; ceiling: PurchaseCeiling },
): PurchaseCeilingReached | null {
  const today = localDay(zone, now);
  const begunToday = latest.filter(({ createdAt }) => localDay(zone, createdAt) >= today);
  if (begunToday.length >= ceiling.mostBegunADay) {
    const resetsAt = startOf(zone, addDays(today, 1));
    return { code: 'coins/too-many-today', most: ceiling.mostBegunADay, resetsAt };
  }
  const open = latest.filter((each) => isOpen(each) && (isPending(each) || each.expiresAt > now));
  return open.length >= ceiling.mostOpen ? { code: 'coins/too-many-open', most: ceiling.mostOpen } : null;
}
