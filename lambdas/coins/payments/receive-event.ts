import type { Refusal } from '#contracts/errors';
import { isOpen } from '#domain/coins/purchase';
import { logLines } from '#lambdas/runtime/log';
import { followPayment, type FollowPaymentDependencies } from './follow-payment';
import type { PaymentEvent } from './payment-provider';

/**
 * Takes what came to the webhook. Whatever is genuine is answered with success when it was followed, also what is about nothing of ours: a
 * provider repeats what it is refused, for days. Repeats of an event lead to the operations that it led to the first time, whose
 * keys are the purchase's, so nobody has to remember events.
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
 * An event that nobody will pay may be overtaken by the payment, or be a mistake, and what has ended is not looked at again. So it is
 * taken for a reason to ask how the payment stands, and the answer is followed instead.
 */
async function followEvent(
  dependencies: FollowPaymentDependencies,
  { purchase: name, report }: PaymentEvent,
): Promise<boolean> {
  if (!endsUnpaid(report)) return followPayment(dependencies, name, report);
  const { purchases, provider } = dependencies;
  const purchase = await purchases.find(name.player, name.id);
  if (!purchase) return false;
  if (isOpen(purchase))
    for (const each of await provider.statusOf(purchase)) await followPayment(dependencies, name, each);
  return true;
}

function endsUnpaid({ kind }: PaymentEvent['report']): boolean {
  return kind === 'failed' || kind === 'expired' || kind === 'canceled';
}
