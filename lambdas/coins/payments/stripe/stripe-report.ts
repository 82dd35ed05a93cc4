import type Stripe from 'stripe';
import type { PaymentReport } from '../payment-provider';
import { centsOf } from './stripe-events';

/** Fields to expand, so that a checkout contains its payment and charge. */
export const expandedPayment = ['payment_intent.latest_charge'];

/**
 * Lists the reports that describe a checkout's state. A charge shows that it was disputed, but names no dispute: the events of disputes do.
 *
 * @param session           with `expandedPayment`
 * @param bounds.now        used where Stripe has no timestamp
 * @param bounds.expiresAt  when the checkout expires by itself; one that expired earlier was canceled
 */
export function reportOfSession(
  session: Stripe.Checkout.Session,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): PaymentReport[] {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  const at = charge ? new Date(charge.created * 1_000) : now;
  if (session.status === 'expired') return [{ kind: now < expiresAt ? 'canceled' : 'expired', at }];
  if (session.status !== 'complete') return [];
  if (session.payment_status === 'unpaid')
    return [{ kind: intent?.status === 'processing' ? 'pending' : 'failed', at }];
  const refunded = charge?.amount_refunded ?? 0;
  return [
    { kind: 'paid', at, payment: intent?.id ?? null, cents: centsOf(session) },
    ...(refunded > 0 ? [{ kind: 'refunded', at: now, cents: refunded } as const] : []),
  ];
}
