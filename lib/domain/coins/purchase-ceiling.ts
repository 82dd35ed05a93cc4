import { localDay, startOf, addDays, type TimeZone } from '#domain/player/local-day';
import { isOpen, isPending, mayOpenCheckout, type Purchase } from './purchase';

/** Limits open checkouts, because each one is a session at the payment provider, paid or not. */
export interface PurchaseCeiling {
  /** Payable at the same time. */
  readonly mostOpen: number;
  /** Begun on one local day, in any state. */
  readonly mostBegunADay: number;
}

export const purchaseCeiling: PurchaseCeiling = { mostOpen: 3, mostBegunADay: 20 };

/** Why another purchase cannot be begun. */
export type PurchaseCeilingReached =
  | { readonly code: 'coins/too-many-open'; readonly most: number }
  | { readonly code: 'coins/too-many-today'; readonly most: number; readonly resetsAt: Date };

/**
 * Number of the player's newest purchases to examine: all of today and, because a checkout is open for less than a day, of yesterday.
 * Older pending payments, such as bank transfers, do not count.
 */
export function purchasesThatDecide({ mostBegunADay }: PurchaseCeiling): number {
  return 2 * mostBegunADay;
}

/** Whether a purchase can still be paid. */
export function isPayable(purchase: Purchase, now: Date): boolean {
  if (!isOpen(purchase)) return false;
  return purchase.checkout ? purchase.expiresAt > now : mayOpenCheckout(purchase, now);
}

/** Finds a payable purchase with the same promise, so that beginning it again reuses it. */
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
 * Checks whether a player may begin another purchase.
 *
 * @param latest  the player's newest purchases, see `purchasesThatDecide`
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
