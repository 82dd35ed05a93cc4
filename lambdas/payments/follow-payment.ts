import { awaitPayment, isCredited } from '#domain/coins/purchase';
import type { PurchaseName } from '#stores/purchase-store';
import { logLines } from '../outcome/log';
import { Outage } from '../outcome/outage';
import { overtaken, retryOvertaken } from '../outcome/overtaken';
import { creditPurchase } from './credit-purchase';
import { closeDispute, openDispute } from './dispute-purchase';
import { endPurchase } from './end-purchase';
import type { PaymentNews } from './payment-provider';
import { refundPurchase } from './refund-purchase';
import type { PurchaseDependencies } from './settle-purchase';

/**
 * Follows what the provider tells of a payment, once, in whatever order and however often it is told. Money that went back, or that a
 * bank asks about, came before: such news credit the purchase first where those of the payment are still on their way.
 *
 * A payment of another sum or currency than the purchase's credits nothing: we open checkouts ourselves, so it is a mistake that a person
 * has to look at.
 *
 * @returns whether there is such a purchase
 */
export async function followPayment(
  dependencies: PurchaseDependencies,
  name: PurchaseName,
  news: PaymentNews,
): Promise<boolean> {
  const purchase = await dependencies.purchases.find(name.player, name.id);
  if (!purchase) return false;
  if (news.kind === 'paid' && news.cents !== purchase.priceCents) {
    const error = new Error(`Charged ${news.cents ?? 'an unknown sum'}, the price is ${purchase.priceCents}`);
    dependencies.log(logLines.paymentSumDiffers, { error, purchase: name.id });
    return true;
  }
  if (isOfPaidOne(news) && !isCredited(purchase))
    await creditPurchase(dependencies, name, { payment: null, at: news.at });
  await follow(dependencies, name, news);
  return true;
}

function isOfPaidOne({ kind }: PaymentNews): boolean {
  return kind === 'refunded' || kind.startsWith('dispute-');
}

function follow(dependencies: PurchaseDependencies, name: PurchaseName, news: PaymentNews): Promise<void> {
  switch (news.kind) {
    case 'pending':
      return rememberPending(dependencies, name, news.at);
    case 'paid':
      return creditPurchase(dependencies, name, news);
    case 'failed':
    case 'expired':
    case 'canceled':
      return endPurchase(dependencies, name, news.kind);
    case 'refunded':
      return refundPurchase(dependencies, name, news.cents);
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
  const saved = await retryOvertaken(pause, async () => {
    const before = await purchases.find(player, id);
    const after = before && awaitPayment(before, at);
    if (!before || !after) return true;
    return (await purchases.save(before, after)) || overtaken;
  });
  if (saved === overtaken) throw new Outage('A purchase stayed contended');
}
