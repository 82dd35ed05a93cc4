import type Stripe from 'stripe';
import type { Purchase } from '#domain/coins/purchase';
import { once } from '#lambdas/runtime/at-first-call';
import { Outage } from '#lambdas/runtime/outage';
import type { PaymentEvent, PaymentProvider } from '../payment-provider';
import { isSignedBy } from '../signature';
import { readStripeEvent, type StripeReport } from './stripe-events';
import { expandedPayment, reportOfSession } from './stripe-report';

/** Secrets of a stage's Stripe account. */
export interface StripeSecrets {
  readonly apiKey: string;
  readonly webhookSecret: string;
}

export interface StripeSettings {
  /** Loads the secrets at first use, and again after a failure. */
  readonly secrets: () => Promise<StripeSecrets>;
  /** Origin of the site to which players return. */
  readonly siteOrigin: string;
  readonly now: () => Date;
  /** Address of Stripe's API in tests. @default the address of Stripe */
  readonly address?: { readonly host: string; readonly port: number; readonly protocol: 'http' };
}

/** Event types that concern money going back. */
const moneyBackTypes = [
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
];

/** Limits for a call and one retry, well below the function's timeout of 10 s. */
const patience = { timeout: 3_000, maxNetworkRetries: 1 };

/** Creates the provider for Stripe Checkout. The Stripe library is loaded at its first call; verifying a signature does not need it. */
export function createStripeProvider({ secrets, siteOrigin, now, address }: StripeSettings): PaymentProvider {
  const open = once(async () => {
    const [{ default: Library }, { apiKey }] = await Promise.all([import('stripe'), secrets()]);
    return new Library(apiKey, { ...patience, ...address, telemetry: false });
  });

  return {
    async openCheckout(purchase) {
      const { player, id } = purchase;
      const session = await callStripe(open, (stripe) =>
        // Stripe returns the same session for a repeated key.
        stripe.checkout.sessions.create(sessionOf(purchase, siteOrigin), {
          idempotencyKey: `purchase ${player} ${id}`,
        }),
      );
      if (!session.url) throw new Error('Stripe opened a checkout without an address');
      return { id: session.id, url: session.url };
    },

    async cancelCheckout({ checkout }) {
      if (!checkout) return;
      try {
        await callStripe(open, (stripe) => stripe.checkout.sessions.expire(checkout.id));
      } catch (error) {
        // Stripe refuses a session that is no longer open, or whose payment is in progress.
        if (!isInvalid(error)) throw error;
      }
    },

    async statusOf({ checkout, expiresAt }) {
      if (!checkout) return [];
      const session = await callStripe(open, (stripe) =>
        stripe.checkout.sessions.retrieve(checkout.id, { expand: expandedPayment }),
      );
      return reportOfSession(session, { now: now(), expiresAt });
    },

    async moneyBackSince(instant) {
      const created = { gte: Math.floor(instant.getTime() / 1_000) };
      const listed = await callStripe(open, async (stripe) => {
        const events: Stripe.Event[] = [];
        for await (const event of stripe.events.list({ types: moneyBackTypes, created, limit: 100 }))
          events.push(event);
        return events;
      });
      // Stripe lists the newest first, but a dispute must be opened before it is closed.
      const parsed = listed.reverse().map((event) => readStripeEvent(JSON.stringify(event)));
      const events: PaymentEvent[] = [];
      for (const each of parsed) {
        const of = each && (await purchaseOf(each.of));
        if (each && of) events.push({ id: each.id, purchase: of, report: each.report });
      }
      return events;
    },

    async refund({ player, id, payment }, { attempt, failures = 0 }) {
      if (payment === null) return 'refused';
      try {
        const { status } = await callStripe(open, (stripe) =>
          // Without an amount, Stripe refunds all that is left, also after a refund of which we do not know yet.
          stripe.refunds.create(
            { payment_intent: payment, metadata: { player, purchase: id, attempt } },
            { idempotencyKey: `refund ${player} ${id} ${attempt} ${hourOf(now())}` },
          ),
        );
        return isSent(status) ? 'refunded' : 'refused';
      } catch (error) {
        if (isAlreadyRefunded(error))
          return failures === 0 || (await wasSent(payment, attempt)) ? 'refunded' : 'refused';
        if (isDeclined(error)) return 'refused';
        throw error;
      }
    },

    async cardOf(payment) {
      const { latest_charge: charge } = await callStripe(open, (stripe) =>
        stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] }),
      );
      return typeof charge === 'object' ? (charge?.payment_method_details?.card?.fingerprint ?? null) : null;
    },

    async readEvent({ body, signature, now: at }) {
      const { apiKey, webhookSecret } = await secrets();
      if (!isSignedBy(webhookSecret, { body, signature, now: at })) return 'not-genuine';
      const parsed = readStripeEvent(body);
      // Events of the live mode are accepted only with a live key, and test events only with a test key.
      if (parsed && parsed.isLive !== isLiveKey(apiKey)) return 'not-genuine';
      const of = parsed && (await purchaseOf(parsed.of));
      return parsed && of ? { id: parsed.id, purchase: of, report: parsed.report } : 'not-ours';
    },
  };

  /**
   * Whether a refund was sent with this attempt, by a request that got no answer. After a failure, Stripe's refusal alone does not show it:
   * Stripe may count the failed refund as made and send no other.
   */
  async function wasSent(payment: string, attempt: number): Promise<boolean> {
    const { data } = await callStripe(open, (stripe) =>
      stripe.refunds.list({ payment_intent: payment, limit: 100 }),
    );
    return data.some(({ metadata, status }) => metadata?.['attempt'] === String(attempt) && isSent(status));
  }

  /** Returns the purchase in an event, or looks it up in the metadata of the payment. */
  async function purchaseOf(of: StripeReport['of']) {
    if ('purchase' in of) return { player: of.player, id: of.purchase };
    const { metadata } = await callStripe(open, (stripe) => stripe.paymentIntents.retrieve(of.payment));
    const { player, purchase } = metadata;
    return player && purchase ? { player, id: purchase } : null;
  }
}

function sessionOf(purchase: Purchase, siteOrigin: string): Stripe.Checkout.SessionCreateParams {
  const { player, id, gold, priceCents, expiresAt } = purchase;
  const metadata = { player, purchase: id };
  const back = `${siteOrigin}/Coins?purchase=${encodeURIComponent(id)}`;
  const name = `${new Intl.NumberFormat('en-US').format(gold)} Gold Coins`;
  return {
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: priceCents, product_data: { name } } },
    ],
    client_reference_id: id,
    metadata,
    // A refund event contains the payment's metadata, not those of the checkout.
    payment_intent_data: { metadata },
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
    success_url: back,
    // The site asks to cancel the purchase of a player who returns this way.
    cancel_url: `${back}&canceled`,
  };
}

/** Prefixes of secret and restricted live keys, see https://docs.stripe.com/keys. */
function isLiveKey(apiKey: string): boolean {
  return /^(sk|rk)_live_/.test(apiKey);
}

/** Calls Stripe and maps its unavailability to an Outage. */
async function callStripe<Answer>(
  open: () => Promise<Stripe>,
  call: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer> {
  const stripe = await open();
  try {
    return await call(stripe);
  } catch (error) {
    if (isAway(error)) throw new Outage('Stripe could not be reached, or was busy');
    throw error;
  }
}

/** Invalid requests that become valid: our balance with Stripe is too low, or another request holds the payment. */
const passingCodes = ['balance_insufficient', 'lock_timeout'];

/**
 * Returns the UTC hour, as in `2026-11-21T07`. Stripe replays the answer to a key for at least a day, errors too, so each hour needs a key of
 * its own for a refund to be tried again. A second request moves no more money: Stripe refuses a payment that was refunded in full.
 *
 * @see https://docs.stripe.com/api/idempotent_requests
 */
function hourOf(instant: Date): string {
  return instant.toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
}

function isSent(status: string | null): boolean {
  return status !== 'failed' && status !== 'canceled';
}

function isAlreadyRefunded(error: unknown): boolean {
  return (error as { code?: string }).code === 'charge_already_refunded';
}

/**
 * Whether Stripe declined a refund for good, as it does with any invalid request; false for an error that can pass, such as a revoked key.
 *
 * @see https://docs.stripe.com/error-codes
 */
function isDeclined(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return isInvalid(error) && !passingCodes.includes(code);
}

function isInvalid(error: unknown): boolean {
  return (error as { type?: string }).type === 'StripeInvalidRequestError';
}

/** Stripe answers 409 while an earlier request with the same key is still running. */
function isAway(error: unknown): boolean {
  const { type, statusCode = 0 } = error as { type?: string; statusCode?: number };
  return type === 'StripeConnectionError' || [409, 429].includes(statusCode) || statusCode >= 500;
}
