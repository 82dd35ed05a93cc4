import { awaitPayment, isCredited, type Purchase } from '#domain/coins/purchase';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import type { PurchaseName } from '../stores/purchase-store';
import { creditPurchase } from './credit-purchase';
import { closeDispute, openDispute } from './dispute-purchase';
import { endPurchase } from './end-purchase';
import { failRefund } from './fail-refund';
import type { PaymentReport, PaymentProvider } from './payment-provider';
import { refundPurchase } from './refund-purchase';
import type { PurchaseDependencies } from './settle-purchase';

export interface FollowPaymentDependencies extends PurchaseDependencies {
  readonly provider: PaymentProvider;
  /** Notes the card of a payment, if the provider reveals its fingerprint. */
  readonly noteCard: (player: string, payment: string) => Promise<void>;
}

type Payment = Extract<PaymentReport, { kind: 'paid' }>;

/**
 * Applies a provider's report of a payment. Idempotent and independent of the order of reports. A refund or dispute implies a payment: if
 * its report has not arrived, the provider is asked, and the payment is credited first.
 *
 * A payment with another sum or currency than the purchase credits nothing and takes nothing back. The backend opens all checkouts, so this
 * is an error that needs an investigation.
 *
 * @returns whether the purchase exists
 * @throws Outage when the provider must be asked and cannot be reached
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

/** @returns whether the charged sum is the price */
async function creditPayment(
  dependencies: FollowPaymentDependencies,
  purchase: Purchase,
  payment: Payment | undefined,
): Promise<boolean> {
  const { id, priceCents } = purchase;
  if (payment?.cents !== priceCents) {
    const error = new Error(`Charged ${payment?.cents ?? 'an unknown amount'}, the price is ${priceCents}`);
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
      return refundPurchase(dependencies, name, report);
    case 'refund-failed':
      return failRefund(dependencies, name, report.attempt);
    case 'dispute-opened':
      return openDispute(dependencies, name, report.dispute);
    case 'dispute-won':
      return closeDispute(dependencies, name, { id: report.dispute, outcome: 'won' });
    case 'dispute-lost':
      return closeDispute(dependencies, name, { id: report.dispute, outcome: 'lost' });
  }
}

/** Writes only the purchase, since a pending payment moves no coins and counts nothing. */
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
