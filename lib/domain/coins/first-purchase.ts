/** State of a player's first purchase, which ensures that the offer is used once. */
export interface FirstPurchase {
  readonly player: string;
  /** Purchase begun with the offer that is payable or paid; null while the offer is available. */
  readonly offer: string | null;
  /** First paid purchase, with or without the offer; null before. */
  readonly paid: string | null;
  readonly revision: number;
}

/** State before any purchase. */
export function noPurchaseYet(player: string): FirstPurchase {
  return { player, offer: null, paid: null, revision: 0 };
}

/** Whether the offer has ended, which happens with the first paid purchase. */
export function isOfferOver({ paid }: FirstPurchase): boolean {
  return paid !== null;
}

/** Whether another purchase has used the offer, so that it cannot be applied to this one. */
export function isOfferUsedBy({ offer, paid }: FirstPurchase, other: string): boolean {
  return paid !== null && paid === offer && offer !== other;
}

/** Reserves the offer for a purchase. */
export function claimOffer(first: FirstPurchase, purchase: string): FirstPurchase {
  return { ...first, offer: purchase, revision: first.revision + 1 };
}

/** Releases the offer of a purchase that ended; null when the purchase does not hold it. */
export function releaseOffer(first: FirstPurchase, purchase: string): FirstPurchase | null {
  if (first.offer !== purchase || first.paid === purchase) return null;
  return { ...first, offer: null, revision: first.revision + 1 };
}

/**
 * Records a paid purchase. One that was begun with the offer keeps it, even if another was paid in the meantime, because the player saw
 * the offer at the start.
 *
 * @returns null when nothing changes
 */
export function payFirst(
  first: FirstPurchase,
  purchase: { id: string; isFirstPurchase: boolean },
): FirstPurchase | null {
  if (purchase.isFirstPurchase)
    return { ...first, offer: purchase.id, paid: purchase.id, revision: first.revision + 1 };
  return first.paid === null ? { ...first, paid: purchase.id, revision: first.revision + 1 } : null;
}
