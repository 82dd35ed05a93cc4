import { isOfferUsedBy, payFirst } from '#domain/coins/first-purchase';
import {
  creditPurchase as credit,
  isEnded,
  type PurchaseDetail,
  receiptNumber,
} from '#domain/coins/purchase';
import { countPurchase } from '#domain/play-limits/play-state';
import { currentTerms } from '#domain/wallet/grant';
import { record } from '#domain/wallet/wallet';
import type { PurchaseName } from '../stores/purchase-store';
import { type PurchaseDependencies, settlePurchase } from './settle-purchase';

/**
 * Credits the coins of a purchase that is paid, once: its id is the operation's key, and its row says so as well. Money that came is
 * credited whatever limit or break its player has set since, and counts against the limits again where its purchase had ended. Whether
 * the first-purchase offer is still the purchase's own is a condition of the same write.
 */
export async function creditPurchase(
  dependencies: PurchaseDependencies,
  name: PurchaseName,
  paid: { readonly payment: string | null; readonly at: Date },
): Promise<void> {
  const { purchases, now } = dependencies;
  await settlePurchase(dependencies, name, {
    name: 'credit-purchase',
    decide({ open, id, purchase, first }) {
      const at = now();
      const isOfferUsed = isOfferUsedBy(first, purchase.id);
      const credited = credit(purchase, { payment: paid.payment, paidAt: paid.at, at, isOfferUsed });
      if (!credited) return null;
      const { purchase: after, postings } = credited;
      const paidFirst = payFirst(first, after);
      const { packageId, priceCents } = after;
      const detail: PurchaseDetail = {
        kind: 'purchase',
        purchase: after.id,
        packageId,
        priceCents,
        receiptNumber: receiptNumber(after.id),
        terms: currentTerms,
      };
      return {
        ...record(open.wallet, { id, at, postings, detail }),
        ...(isEnded(purchase) && { play: countPurchase(open.play, priceCents, at) }),
        alongside: [
          purchases.replace(purchase, after),
          ...(paidFirst ? [purchases.replaceFirst(first, paidFirst)] : []),
        ],
      };
    },
  });
}
