import type { Refusal } from '#contracts/errors';
import type { Purchase } from '#domain/coins/purchase';
import type { RefundDetail } from '#domain/coins/purchase-refund';
import { requestRefund } from '#domain/coins/refund-request';
import { record } from '#domain/wallet/wallet';
import { isRefusal } from '#lambdas/runtime/refusal';
import { audited, type CorrectWalletDependencies } from '#lambdas/wallet/correct-wallet';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import { settleOnce } from '#lambdas/wallet/settle-once';
import { payRefund } from './payments/pay-refund';
import type { PaymentProvider } from './payments/payment-provider';
import type { PurchaseStore } from './stores/purchase-store';

export interface RefundForPlayerDependencies extends CorrectWalletDependencies {
  readonly purchases: PurchaseStore;
  /** Loads the payment provider, which only refunds need. */
  readonly openProvider: () => Promise<Pick<PaymentProvider, 'refund'>>;
}

/**
 * Refunds the rest of a purchase. One transaction takes the coins back, records that the money is due and writes the audit entry; then the
 * provider returns the money. A function that stops in between leaves a refund due, which a repeat of the key or the reconciliation pays.
 *
 * @returns the purchase as it is now, or the refusal
 * @throws Outage when the provider cannot be reached: the coins are taken back, and the money follows
 */
export async function refundForPlayer(
  dependencies: RefundForPlayerDependencies,
  {
    player,
    purchase: id,
    actor,
    reason,
    key,
  }: { player: string; purchase: string; actor: string; reason: string; key: string },
): Promise<Purchase | Refusal> {
  const { wallets, purchases, audit, now, openProvider } = dependencies;
  if (!(await wallets.load(player))) return { code: 'player/unknown-player' };
  const settled = await settleOnce(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: { name: 'refund-for-player', key: `${actor} ${key}`, input: { purchase: id, reason } },
      read: () => purchases.find(player, id),
      decide({ wallet }, transaction, purchase) {
        if (!purchase) return { code: 'coins/unknown-purchase' };
        const at = now();
        const refund = requestRefund(purchase, wallet.balances, at);
        if (isRefusal(refund)) return refund;
        const { cents, postings, owed } = refund;
        const detail: RefundDetail = { kind: 'refund', purchase: id, cents, owed, actor };
        const act = { act: 'purchase-refunded', detail: { purchase: id, cents, transaction } };
        return {
          ...record(wallet, { id: transaction, at, postings, detail }),
          alongside: [
            purchases.replace(purchase, refund.purchase),
            audit.record(audited({ id: transaction, at, player, actor, reason }, act)),
          ],
        };
      },
    },
  );
  if (isRefusal(settled)) return settled;

  await payRefund({ ...dependencies, provider: await openProvider() }, { player, id });
  const after = await purchases.find(player, id);
  if (!after) throw new Error('A purchase that was refunded is gone');
  return after.refunded.cents === after.priceCents ? after : { code: 'coins/refund-refused' };
}
