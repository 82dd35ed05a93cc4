import { awaitPayment, isCredited, type Purchase } from '#domain/coins/purchase';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import type { PurchaseName } from '../stores/purchase-store';
import { creditPurchase } from './credit-purchase';
import { closeDispute, openDispute } from './dispute-purchase';
import { endPurchase } from './end-purchase';
import type { PaymentReport, PaymentProvider } from './payment-provider';
import { refundPurchase } from './refund-purchase';
import type { PurchaseDependencies } from './settle-purchase';

export interface FollowPaymentDependencies extends PurchaseDependencies {
  readonly provider: PaymentProvider;
  /** Notes by which card a player paid, where the provider tells. */
  readonly noteCard: (player: string, payment: string) => Promise<void>;
}

type Payment = Extract<PaymentReport, { kind: 'paid' }>;

/**
 * Follows what the provider tells of a payment, once, in whatever order and however often it is told. Money that went back, or that a
 * bank asks about, came before: where news of the payment are still on their way, the provider is asked for it, and it is credited first.
 *
 * A payment of another sum or currency than the purchase's credits nothing, and nothing is taken back of it: we open checkouts
 * ourselves, so it is a mistake that a person has to look at.
 *
 * @returns whether there is such a purchase
 * @throws Outage when the provider has to be asked and cannot be reached
 */
export async function followPayment(
  dependencies: FollowPaymentDependencies,
  name: PurchaseName,
  report: PaymentReport,
): Promise<boolean> {
  const purchase = await dependencies.purchases.find(name.player, name.id);
  if (!purchase) return false;
  if (isPayment(report)) {
    await creditPayment(dependencies, purchase, report);
    return true;
  }
  if (isOfPaidOne(report) && !isCredited(purchase)) {
    const payment = (await dependencies.provider.statusOf(purchase)).find(isPayment);
    if (!(await creditPayment(dependencies, purchase, payment))) return true;
  }
  await follow(dependencies, name, report);
  return true;
}

function isOfPaidOne({ kind }: PaymentReport): boolean {
  return kind === 'refunded' || kind.startsWith('dispute-');
}

function isPayment(report: PaymentReport): report is Payment {
  return report.kind === 'paid';
}

/** @returns whether what was charged is the price */
async function creditPayment(
  dependencies: FollowPaymentDependencies,
  purchase: Purchase,
  payment: Payment | undefined,
): Promise<boolean> {
  const { id, priceCents } = purchase;
  if (payment?.cents !== priceCents) {
    const error = new Error(`Charged ${payment?.cents ?? 'an unknown sum'}, the price is ${priceCents}`);
    dependencies.log(logLines.paymentSumDiffers, { error, purchase: id });
    return false;
  }
  await creditPurchase(dependencies, purchase, payment);
  if (payment.payment !== null) await dependencies.noteCard(purchase.player, payment.payment);
  return true;
}

function follow(
  dependencies: PurchaseDependencies,
  name: PurchaseName,
  report: Exclude<PaymentReport, Payment>,
): Promise<void> {
  switch (report.kind) {
    case 'pending':
      return rememberPending(dependencies, name, report.at);
    case 'failed':
    case 'expired':
    case 'canceled':
      return endPurchase(dependencies, name, report.kind);
    case 'refunded':
      return refundPurchase(dependencies, name, report.cents);
    case 'dispute-opened':
      return openDispute(dependencies, name);
    case 'dispute-won':
      return closeDispute(dependencies, name, 'won');
    case 'dispute-lost':
      return closeDispute(dependencies, name, 'lost');
  }
}

/** It moves nothing and counts nothing, so that the purchase alone is written. */
async function rememberPending(
  { purchases, pause }: PurchaseDependencies,
  { player, id }: PurchaseName,
  at: Date,
): Promise<void> {
  const saved = await retryOnConflict(pause, async () => {
    const before = await purchases.find(player, id);
    const after = before && awaitPayment(before, at);
    if (!before || !after) return true;
    return (await purchases.save(before, after)) || conflict;
  });
  if (saved === conflict) throw new Outage('A purchase stayed contended');
}
