import { refundPurchase as refund, type RefundDetail } from '#domain/coins/purchase-refund';
import { freeze, owed as owedReason } from '#domain/play-limits/sweeps-freeze';
import { record } from '#domain/wallet/wallet';
import type { PurchaseName } from '../stores/purchase-store';
import type { PaymentReport } from './payment-provider';
import { type PurchaseDependencies, settlePurchase } from './settle-purchase';

/**
 * Takes back the coins of a refunded purchase. Coins that were spent become a debt and freeze Sweeps play until an admin lifts it. The key
 * is the total refunded so far, so that partial refunds add up in any order and old reports change nothing. A report from before a refund
 * was given up may include it, so it changes nothing either.
 *
 * @param report.cents  total refunded so far
 */
export async function refundPurchase(
  dependencies: PurchaseDependencies,
  name: PurchaseName,
  { cents, at: reportedAt }: Pick<Extract<PaymentReport, { kind: 'refunded' }>, 'cents' | 'at'>,
): Promise<void> {
  const { purchases, now } = dependencies;
  await settlePurchase(dependencies, name, {
    name: 'refund-purchase',
    part: String(cents),
    decide({ open, id, purchase }) {
      const at = now();
      const refunded = refund(purchase, open.wallet.balances, { cents, at, reportedAt });
      if (!refunded) return null;
      const { postings, owed } = refunded;
      const detail: RefundDetail = { kind: 'refund', purchase: purchase.id, cents: refunded.cents, owed };
      const isOwing = owed.gold > 0 || owed.sweeps > 0;
      return {
        ...record(open.wallet, { id, at, postings, detail }),
        ...(isOwing && { play: { ...open.play, frozen: freeze(open.play.frozen, owedReason) } }),
        alongside: [purchases.replace(purchase, refunded.purchase)],
      };
    },
  });
}
