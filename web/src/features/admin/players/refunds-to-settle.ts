import type { AdminPlayer, Purchase } from './admin-player';

/** The failed refund of a purchase that is not settled yet; null when there is none. */
export function refundToSettle({
  refundGivenUp,
}: Pick<Purchase, 'refundGivenUp'>): Purchase['refundGivenUp'] {
  return refundGivenUp?.settledAt === null ? refundGivenUp : null;
}

/** Says what an admin can still do for a closed account; purchases that are not loaded may have failed refunds. */
export function closedLabel(
  {
    purchases,
    nextPurchases,
  }: Pick<AdminPlayer, 'nextPurchases'> & { purchases: readonly Pick<Purchase, 'refundGivenUp'>[] },
  isSuperadmin: boolean,
): string {
  return isSuperadmin && (nextPurchases !== null || purchases.some((purchase) => refundToSettle(purchase)))
    ? 'This account is closed. You can only mark failed refunds as settled.'
    : 'This account is closed. Nothing can be changed.';
}
