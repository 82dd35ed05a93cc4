import { isOpen } from '#domain/coins/purchase';
import { logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import type { PurchaseName } from '../stores/purchase-store';
import { catchUp } from './catch-up';
import { endPurchase } from './end-purchase';
import { followPayment, type FollowPaymentDependencies } from './follow-payment';
import { payRefund } from './pay-refund';
import type { PaymentEvent } from './payment-provider';

export interface ReconcileDependencies extends FollowPaymentDependencies {
  /** How long a purchase is left to the webhook before it is checked, in seconds. */
  readonly checkAfterSeconds: number;
}

/** How far back lost refunds and disputes are searched. */
const moneyBackMs = 24 * 3_600_000;

/** Number of purchases checked concurrently. */
const atOnce = 8;

/**
 * Asks the provider about every purchase that is still open a while after it was begun, and applies the result like a webhook event: a lost
 * event only causes a delay. For credited purchases it applies the refunds and disputes of the last day. A purchase that fails does not
 * block the others; the next run finds it again.
 *
 * @throws Outage at the end when a purchase failed, so that the run counts as failed
 */
export function reconcilePurchases(dependencies: ReconcileDependencies) {
  const { purchases, provider, now, log, checkAfterSeconds } = dependencies;

  return async (): Promise<{ checked: number }> => {
    let checked = 0;
    let failed = 0;
    for await (const page of purchases.openSince(new Date(now().getTime() - checkAfterSeconds * 1_000)))
      await attempt(page.map((name) => () => reconcile(dependencies, name)));
    // A refund by an admin that stopped between taking the coins and returning the money.
    for await (const page of purchases.refundsDue())
      await attempt(page.map((name) => () => payRefund(dependencies, name)));
    const moneyBack = await listMoneyBack();
    await attempt(
      moneyBack.map(({ purchase, report }) => async () => {
        // Reports that were applied before change nothing.
        await followPayment(dependencies, purchase, report);
      }),
    );
    if (failed > 0) throw new Outage(`${failed} purchases could not be reconciled`);
    return { checked };

    async function listMoneyBack(): Promise<PaymentEvent[]> {
      let events: PaymentEvent[] = [];
      await attempt([
        async () => {
          events = await provider.moneyBackSince(new Date(now().getTime() - moneyBackMs));
        },
      ]);
      return events;
    }

    async function attempt(acts: readonly (() => Promise<void>)[]): Promise<void> {
      for (let start = 0; start < acts.length; start += atOnce) {
        const results = await Promise.allSettled(acts.slice(start, start + atOnce).map((act) => act()));
        checked += results.length;
        for (const result of results) {
          if (result.status === 'fulfilled') continue;
          failed += 1;
          log(logLines.reconciliationFailed, { error: result.reason });
        }
      }
    }
  };
}

/**
 * Reads the purchase again, since the index is eventually consistent. A purchase without a checkout cannot have been paid and ends at its
 * expiry.
 */
async function reconcile(dependencies: ReconcileDependencies, name: PurchaseName): Promise<void> {
  const { purchases, now } = dependencies;
  const purchase = await purchases.find(name.player, name.id);
  if (!purchase || !isOpen(purchase)) return;
  if (!purchase.checkout) {
    if (purchase.expiresAt <= now()) await endPurchase(dependencies, name, 'expired');
    return;
  }
  await catchUp(dependencies, purchase);
}
