import * as z from 'zod';
import type { PaymentNews } from '../payment-provider';

/** The purchase that we wrote into a checkout and its payment when we opened it. */
const metadata = z.object({ player: z.string().min(1), purchase: z.string().min(1) });

/** A payment by its id, or in full where we asked for that. */
const paymentId = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

const checkout = z.object({
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: paymentId,
  metadata: metadata.nullish().catch(null),
});

const charge = z.object({
  amount_refunded: z.int().min(0),
  metadata: metadata.nullish().catch(null),
});

const dispute = z.object({ payment_intent: paymentId, status: z.string() });

/** What of Stripe's events is read; they have many fields more, and gain others at any time. */
const event = z.object({
  id: z.string().min(1),
  /** Seconds since 1970. */
  created: z.int(),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

/** What an event tells. Of a dispute it is the payment alone: whose that is, has to be asked for. */
export interface StripeNews {
  readonly id: string;
  readonly news: PaymentNews;
  readonly of: { readonly player: string; readonly purchase: string } | { readonly payment: string };
}

/**
 * Reads a genuine event of Stripe.
 *
 * @returns null for what tells nothing of a purchase
 * @see https://docs.stripe.com/checkout/fulfillment
 */
export function readStripeEvent(body: string): StripeNews | null {
  const read = event.safeParse(parsed(body));
  if (!read.success) return null;
  const { id, type, created, data } = read.data;
  const at = new Date(created * 1_000);
  if (type.startsWith('checkout.session.')) return ofCheckout(id, type, data.object, at);
  if (type === 'charge.refunded') return ofRefund(id, data.object, at);
  return type.startsWith('charge.dispute.') ? ofDispute(id, type, data.object, at) : null;
}

function ofCheckout(id: string, type: string, object: unknown, at: Date): StripeNews | null {
  const read = checkout.safeParse(object);
  if (!read.success || !read.data.metadata) return null;
  const { payment_status: status, payment_intent: payment = null, metadata: of } = read.data;
  const paid: PaymentNews = { kind: 'paid', at, payment };
  const news: Readonly<Record<string, PaymentNews>> = {
    'checkout.session.completed': status === 'unpaid' ? { kind: 'pending', at } : paid,
    'checkout.session.async_payment_succeeded': paid,
    'checkout.session.async_payment_failed': { kind: 'failed', at },
    'checkout.session.expired': { kind: 'expired', at },
  };
  const told = news[type];
  return told ? { id, news: told, of } : null;
}

function ofRefund(id: string, object: unknown, at: Date): StripeNews | null {
  const read = charge.safeParse(object);
  if (!read.success || !read.data.metadata) return null;
  const { amount_refunded: cents, metadata: of } = read.data;
  return { id, news: { kind: 'refunded', at, cents }, of };
}

function ofDispute(id: string, type: string, object: unknown, at: Date): StripeNews | null {
  const read = dispute.safeParse(object);
  if (!read.success || !read.data.payment_intent) return null;
  const { status, payment_intent: payment } = read.data;
  const kind = kindOfDispute(type, status);
  return kind && { id, news: { kind, at }, of: { payment } };
}

/** An inquiry that came to nothing, `warning_closed`, took no money. */
function kindOfDispute(type: string, status: string) {
  if (type === 'charge.dispute.created') return 'dispute-opened';
  if (type !== 'charge.dispute.closed') return null;
  return status === 'lost' ? 'dispute-lost' : 'dispute-won';
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
