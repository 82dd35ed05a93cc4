import { isOfferUsedBy, payFirst } from '#domain/coins/first-purchase';
import {
  creditPurchase as credit,
  isEnded,
  type PurchaseDetail,
  receiptNumber,
} from '#domain/coins/purchase';
import { countPurchase } from '#domain/play-limits/play-state';
import { isClosed } from '#domain/player/deletion';
import { redirectToClosures } from '#domain/wallet/closing';
import { currentTerms } from '#domain/wallet/grant';
import { record } from '#domain/wallet/wallet';
import type { PurchaseName } from '../stores/purchase-store';
import { type PurchaseDependencies, settlePurchase } from './settle-purchase';

/**
 * Credits the coins of a paid purchase once: its id is the idempotency key, and its row records it as well. Money that arrived is credited
 * even if the player has since set a limit or taken a break, and counts against the limits again if the purchase had ended. The same write
 * is conditional on the first-purchase offer. The coins of an account that was closed before the payment arrived go to the house.
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
        ...record(open.wallet, {
          id,
          at,
          postings: isClosed(open.play.deletion) ? redirectToClosures(postings) : postings,
          detail,
        }),
        ...(isEnded(purchase) && { play: countPurchase(open.play, priceCents, at) }),
        alongside: [
          purchases.replace(purchase, after),
          ...(paidFirst ? [purchases.replaceFirst(first, paidFirst)] : []),
        ],
      };
    },
  });
}
