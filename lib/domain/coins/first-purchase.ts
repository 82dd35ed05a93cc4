/** What is remembered of a player's first purchase, by which the offer is made once. */
export interface FirstPurchase {
  readonly player: string;
  /** The purchase that was begun with the offer and may still be paid, or was; null where the offer is free. */
  readonly offer: string | null;
  /** The first purchase that was paid, with the offer or without it; null before. */
  readonly paid: string | null;
  readonly revision: number;
}

/** Before a player bought anything. */
export function noPurchaseYet(player: string): FirstPurchase {
  return { player, offer: null, paid: null, revision: 0 };
}

/** Whether the offer is over: it is for those who have paid for nothing yet. */
export function isOfferOver({ paid }: FirstPurchase): boolean {
  return paid !== null;
}

/** Whether the offer went to another purchase, so that this one cannot be credited with it as well. */
export function isOfferUsedBy({ offer, paid }: FirstPurchase, other: string): boolean {
  return paid !== null && paid === offer && offer !== other;
}

/** Keeps the offer for a purchase that was begun with it. */
export function claimOffer(first: FirstPurchase, purchase: string): FirstPurchase {
  return { ...first, offer: purchase, revision: first.revision + 1 };
}

/** Gives the offer back where a purchase that was begun with it ended; null where it was not its. */
export function releaseOffer(first: FirstPurchase, purchase: string): FirstPurchase | null {
  if (first.offer !== purchase || first.paid === purchase) return null;
  return { ...first, offer: null, revision: first.revision + 1 };
}

/**
 * Remembers a purchase that is paid now. One with the offer keeps it for itself, whatever was paid without it meanwhile: the player saw
 * the offer when they began.
 *
 * @returns null where nothing changes
 */
export function payFirst(
  first: FirstPurchase,
  purchase: { id: string; isFirstPurchase: boolean },
): FirstPurchase | null {
  if (purchase.isFirstPurchase)
    return { ...first, offer: purchase.id, paid: purchase.id, revision: first.revision + 1 };
  return first.paid === null ? { ...first, paid: purchase.id, revision: first.revision + 1 } : null;
}
