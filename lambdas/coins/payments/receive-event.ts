import type { Refusal } from '#contracts/errors';
import { isOpen } from '#domain/coins/purchase';
import { logLines } from '#lambdas/runtime/log';
import { catchUp } from './catch-up';
import { followPayment, type FollowPaymentDependencies } from './follow-payment';
import type { PaymentEvent } from './payment-provider';

/**
 * Handles a webhook event. A genuine event always succeeds once it is processed, even if it concerns nothing known here, because a provider
 * repeats refused events for days. Repeats lead to the same operations, whose keys derive from the purchase, so no event ids are stored.
 */
export async function receiveEvent(
  dependencies: FollowPaymentDependencies,
  sent: { readonly body: string; readonly signature: string },
): Promise<Refusal | undefined> {
  const { provider, now, log } = dependencies;
  const event = await provider.readEvent({ ...sent, now: now() });
  if (event === 'not-genuine') {
    log(logLines.eventNotGenuine);
    return { code: 'coins/event-not-genuine' };
  }
  if (event === 'not-ours') return undefined;
  const isKnown = await followEvent(dependencies, event);
  if (!isKnown) log(logLines.purchaseUnknown, { event: event.id });
  return undefined;
}

/**
 * An event that ends a purchase unpaid may be late or wrong, and an ended purchase is not checked again. It therefore triggers a status
 * query, whose result is applied instead.
 */
async function followEvent(
  dependencies: FollowPaymentDependencies,
  { purchase: name, report }: PaymentEvent,
): Promise<boolean> {
  if (!endsUnpaid(report)) return followPayment(dependencies, name, report);
  const purchase = await dependencies.purchases.find(name.player, name.id);
  if (!purchase) return false;
  if (isOpen(purchase)) await catchUp(dependencies, purchase);
  return true;
}

function endsUnpaid({ kind }: PaymentEvent['report']): boolean {
  return kind === 'failed' || kind === 'expired' || kind === 'canceled';
}
