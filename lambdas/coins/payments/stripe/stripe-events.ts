import * as z from 'zod';
import type { PaymentReport } from '../payment-provider';

/** Metadata that `openCheckout` attaches to a checkout and its payment. */
const metadata = z.object({ player: z.string().min(1), purchase: z.string().min(1) });

/** Id of a payment, or the expanded payment. */
const paymentId = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

const checkout = z.object({
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: paymentId,
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  metadata: metadata.nullish().catch(null),
});

const charge = z.object({
  amount_refunded: z.int().min(0),
  metadata: metadata.nullish().catch(null),
});

/** `refund` of `stripe-provider.ts` attaches the metadata, in earlier releases without the attempt; a refund made on Stripe's pages has none. */
const refund = z.object({
  payment_intent: paymentId,
  metadata: metadata
    .extend({ attempt: z.string().regex(/^\d+$/).transform(Number).optional() })
    .nullish()
    .catch(null),
});

const dispute = z.object({ id: z.string().min(1), payment_intent: paymentId, status: z.string() });

/** The fields of Stripe's events that are read. Stripe may add fields at any time. */
const eventShape = z.object({
  id: z.string().min(1),
  /** Seconds since 1970. */
  created: z.int(),
  /** Whether the event belongs to the live mode. */
  livemode: z.boolean().optional(),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

/** A report and its subject. A dispute names only the payment, whose purchase must be looked up. */
export interface StripeReport {
  readonly id: string;
  readonly isLive: boolean;
  readonly report: PaymentReport;
  readonly of: { readonly player: string; readonly purchase: string } | { readonly payment: string };
}

/**
 * Reads a genuine event of Stripe.
 *
 * @returns null for an event that concerns no purchase
 * @see https://docs.stripe.com/checkout/fulfillment
 */
export function readStripeEvent(body: string): StripeReport | null {
  const read = eventShape.safeParse(parsed(body));
  if (!read.success) return null;
  const { id, type, created, livemode: isLive = false, data } = read.data;
  const at = new Date(created * 1_000);
  if (type.startsWith('checkout.session.')) return ofCheckout({ id, isLive, at }, type, data.object);
  if (type === 'charge.refunded') return ofRefund({ id, isLive, at }, data.object);
  if (type === 'refund.failed') return ofFailedRefund({ id, isLive, at }, data.object);
  return type.startsWith('charge.dispute.') ? ofDispute({ id, isLive, at }, type, data.object) : null;
}

/** Fields of every event. */
interface Envelope {
  readonly id: string;
  readonly isLive: boolean;
  readonly at: Date;
}

function ofCheckout({ at, ...event }: Envelope, type: string, object: unknown): StripeReport | null {
  const read = checkout.safeParse(object);
  if (!read.success || !read.data.metadata) return null;
  const { payment_status: status, payment_intent: payment = null, metadata: of } = read.data;
  const paid: PaymentReport = { kind: 'paid', at, payment, cents: centsOf(read.data) };
  const reports: Readonly<Record<string, PaymentReport>> = {
    'checkout.session.completed': status === 'unpaid' ? { kind: 'pending', at } : paid,
    'checkout.session.async_payment_succeeded': paid,
    'checkout.session.async_payment_failed': { kind: 'failed', at },
    'checkout.session.expired': { kind: 'expired', at },
  };
  const found = reports[type];
  return found ? { ...event, report: found, of } : null;
}

/** Returns the sum that a checkout charged, in US cents; null for another currency. */
export function centsOf({
  amount_total: total,
  currency,
}: {
  readonly amount_total?: number | null | undefined;
  readonly currency?: string | null | undefined;
}): number | null {
  return currency === 'usd' ? (total ?? null) : null;
}

function ofRefund({ at, ...event }: Envelope, object: unknown): StripeReport | null {
  const read = charge.safeParse(object);
  if (!read.success || !read.data.metadata) return null;
  const { amount_refunded: cents, metadata: of } = read.data;
  return { ...event, report: { kind: 'refunded', at, cents }, of };
}

function ofFailedRefund({ at, ...event }: Envelope, object: unknown): StripeReport | null {
  const read = refund.safeParse(object);
  if (!read.success) return null;
  const { metadata: of, payment_intent: payment } = read.data;
  const attempt = of ? (of.attempt ?? 'unnumbered') : null;
  const report = { kind: 'refund-failed', at, attempt } as const;
  if (of) return { ...event, report, of: { player: of.player, purchase: of.purchase } };
  return payment ? { ...event, report, of: { payment } } : null;
}

function ofDispute({ at, ...event }: Envelope, type: string, object: unknown): StripeReport | null {
  const read = dispute.safeParse(object);
  if (!read.success || !read.data.payment_intent) return null;
  const { id, status, payment_intent: payment } = read.data;
  const kind = kindOfDispute(type, status);
  return kind && { ...event, report: { kind, at, dispute: id }, of: { payment } };
}

/** An inquiry that was closed, `warning_closed`, took no money. */
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
