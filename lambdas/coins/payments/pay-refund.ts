import type { RefundDetail } from '#domain/coins/purchase-refund';
import { isGivenUp } from '#domain/coins/refund-failures';
import { restoreRefund, settleRefund } from '#domain/coins/refund-request';
import { isClosed } from '#domain/player/deletion';
import { redirectToClosures } from '#domain/wallet/closing';
import { record } from '#domain/wallet/wallet';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import type { PurchaseName } from '../stores/purchase-store';
import type { PaymentProvider } from './payment-provider';
import { type PurchaseDependencies, settlePurchase } from './settle-purchase';

export interface PayRefundDependencies extends PurchaseDependencies {
  readonly provider: Pick<PaymentProvider, 'refund'>;
}

/**
 * Has the provider return the money of a refund whose coins were taken back. It may run any number of times, concurrently too: the provider
 * refunds once per attempt, and a purchase without a refund due is left alone. If the provider refuses for good, or the
 * bank returned the money too often, the coins go back to the player, or to the house if the account was closed since, unless the bank
 * returned the money by a dispute that was lost.
 *
 * @throws Outage when the provider cannot be reached; the reconciliation tries again
 */
export async function payRefund(dependencies: PayRefundDependencies, name: PurchaseName): Promise<void> {
  const { purchases, provider, log } = dependencies;
  const purchase = await purchases.find(name.player, name.id);
  const due = purchase?.refundDue;
  if (!purchase || !due) return;
  const outcome = isGivenUp(due) ? 'refused' : await provider.refund(purchase, due);
  if (outcome === 'refused') {
    log(logLines.refundRefused, { purchase: purchase.id });
    await restoreCoins(dependencies, name, due.attempt);
  }
  // After a refusal, it is due only if the bank returned the money.
  await rememberReturned(dependencies, name, due.attempt);
}

/** Writes only the purchase, since the coins were taken back before. */
async function rememberReturned(
  { purchases, pause }: PurchaseDependencies,
  { player, id }: PurchaseName,
  attempt: number,
): Promise<void> {
  const saved = await retryOnConflict(pause, async () => {
    const before = await purchases.find(player, id);
    const after = before && settleRefund(before, attempt);
    if (!before || !after) return true;
    return (await purchases.save(before, after)) || conflict;
  });
  if (saved === conflict) throw new Outage('A purchase stayed contended');
}

async function restoreCoins(
  dependencies: PurchaseDependencies,
  name: PurchaseName,
  attempt: number,
): Promise<void> {
  const { purchases, now } = dependencies;
  await settlePurchase(dependencies, name, {
    name: 'restore-refund',
    part: String(attempt),
    decide({ open, id, purchase }) {
      const at = now();
      const restored = restoreRefund(purchase, at);
      if (!restored) return null;
      const { postings, cents } = restored;
      const detail: RefundDetail = {
        kind: 'refund',
        purchase: purchase.id,
        cents: -cents,
        owed: { gold: 0, sweeps: 0 },
      };
      return {
        ...record(open.wallet, {
          id,
          at,
          postings: isClosed(open.play.deletion) ? redirectToClosures(postings) : postings,
          detail,
        }),
        alongside: [purchases.replace(purchase, restored.purchase)],
      };
    },
  });
}
