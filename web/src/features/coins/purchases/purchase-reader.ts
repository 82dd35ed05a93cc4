import type { PurchaseView } from '../coins-views';

/** Dependencies of purchaseReader. */
interface Calls {
  readonly read: () => Promise<PurchaseView>;
  /** Asks to cancel the purchase. @returns the purchase afterwards, which may be paid */
  readonly cancel: () => Promise<PurchaseView>;
}

/**
 * Creates the function that reads a purchase. For a player who came back from the payment page without paying, it cancels the purchase first,
 * and again until that succeeded.
 */
export function purchaseReader(isLeft: boolean, { read, cancel }: Calls): () => Promise<PurchaseView> {
  let isToCancel = isLeft;
  return async () => {
    if (!isToCancel) return read();
    const purchase = await cancel();
    isToCancel = false;
    return purchase;
  };
}
