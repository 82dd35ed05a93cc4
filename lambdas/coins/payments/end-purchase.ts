import { releaseOffer } from '#domain/coins/first-purchase';
import { endPurchase as end, type PurchaseEndedDetail } from '#domain/coins/purchase';
import { uncountPurchase } from '#domain/coins/purchase-limit';
import { record } from '#domain/wallet/wallet';
import type { PurchaseName } from '../stores/purchase-store';
import { type PurchaseDependencies, settlePurchase } from './settle-purchase';

/**
 * Ends an unpaid purchase and, in the same write, releases its amount from the player's limits and its claim on the first-purchase offer. A
 * paid or ended purchase stays unchanged.
 *
 * @param ending  the payment failed, the purchase expired, or the player canceled it
 */
export async function endPurchase(
  dependencies: PurchaseDependencies,
  name: PurchaseName,
  ending: 'failed' | 'expired' | 'canceled',
): Promise<void> {
  const { purchases, now } = dependencies;
  const isCanceled = ending === 'canceled';
  const state = isCanceled ? 'expired' : ending;
  await settlePurchase(dependencies, name, {
    name: 'end-purchase',
    decide({ open, id, purchase, first }) {
      const at = now();
      const after = end(purchase, { state, at, isCanceled });
      if (!after) return null;
      const released = releaseOffer(first, purchase.id);
      const detail: PurchaseEndedDetail = { kind: 'purchase-ended', purchase: purchase.id, state };
      return {
        ...record(open.wallet, { id, at, postings: [], detail }),
        play: uncountPurchase(open.play, { cents: purchase.priceCents, begunAt: purchase.createdAt }, at),
        alongside: [
          purchases.replace(purchase, after),
          ...(released ? [purchases.replaceFirst(first, released)] : []),
        ],
      };
    },
  });
}
