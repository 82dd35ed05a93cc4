import type Stripe from 'stripe';
import type { PaymentReport } from '../payment-provider';
import { centsOf } from './stripe-events';

/** Fields to expand, so that a checkout contains its payment and charge. */
export const expandedPayment = ['payment_intent.latest_charge'];

/**
 * Lists the reports that describe a checkout's state. A charge says that it was disputed, but not by which disputes: their events do.
 *
 * @param session  with `expandedPayment`
 * @param now      used where Stripe has no timestamp
 */
export function reportOfSession(session: Stripe.Checkout.Session, now: Date): PaymentReport[] {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  const at = charge ? new Date(charge.created * 1_000) : now;
  if (session.status === 'expired') return [{ kind: 'expired', at }];
  if (session.status !== 'complete') return [];
  if (session.payment_status === 'unpaid')
    return [{ kind: intent?.status === 'processing' ? 'pending' : 'failed', at }];
  const refunded = charge?.amount_refunded ?? 0;
  return [
    { kind: 'paid', at, payment: intent?.id ?? null, cents: centsOf(session) },
    ...(refunded > 0 ? [{ kind: 'refunded', at: now, cents: refunded } as const] : []),
  ];
}
