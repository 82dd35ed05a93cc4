import type Stripe from 'stripe';
import type { Purchase } from '#domain/coins/purchase';
import { Outage } from '#lambdas/runtime/outage';
import type { PaymentEvent, PaymentProvider } from '../payment-provider';
import { isSignedBy } from '../signature';
import { readStripeEvent, type StripeReport } from './stripe-events';
import { expandedPayment, reportOfSession } from './stripe-report';

/** What a stage keeps secret of its account at Stripe. */
export interface StripeSecrets {
  readonly apiKey: string;
  readonly webhookSecret: string;
}

export interface StripeSettings {
  /** Looked up at the first use, and again where that failed. */
  readonly secrets: () => Promise<StripeSecrets>;
  /** Where players come back to. */
  readonly siteOrigin: string;
  readonly now: () => Date;
  /** Where Stripe's API is, in tests. @default Stripe's own address */
  readonly address?: { readonly host: string; readonly port: number; readonly protocol: 'http' };
}

/** What tells that money went, or may go, back. */
const moneyBackTypes = ['charge.refunded', 'charge.dispute.created', 'charge.dispute.closed'];

/** More than any day has; the rest is found when these are a day old. */
const mostMoneyBack = 1_000;

/** One call ends well before a function's 10 s, and is repeated once. */
const patience = { timeout: 3_000, maxNetworkRetries: 1 };

/** Stripe Checkout. Its library is loaded when it is first asked for anything: checking a signature does without. */
export function createStripeProvider({ secrets, siteOrigin, now, address }: StripeSettings): PaymentProvider {
  const open = once(async () => {
    const [{ default: Library }, { apiKey }] = await Promise.all([import('stripe'), secrets()]);
    return new Library(apiKey, { ...patience, ...address, telemetry: false });
  });

  return {
    async openCheckout(purchase) {
      const { player, id } = purchase;
      const session = await asked(open, (stripe) =>
        // Asked again under the same key, Stripe answers with the same session.
        stripe.checkout.sessions.create(sessionOf(purchase, siteOrigin), {
          idempotencyKey: `purchase ${player} ${id}`,
        }),
      );
      if (!session.url) throw new Error('Stripe opened a checkout without an address');
      return { id: session.id, url: session.url };
    },

    async statusOf({ checkout }) {
      if (!checkout) return [];
      const session = await asked(open, (stripe) =>
        stripe.checkout.sessions.retrieve(checkout.id, { expand: expandedPayment }),
      );
      return reportOfSession(session, now());
    },

    async moneyBackSince(instant) {
      const created = { gte: Math.floor(instant.getTime() / 1_000) };
      const listed = await asked(open, (stripe) =>
        stripe.events
          .list({ types: moneyBackTypes, created, limit: 100 })
          .autoPagingToArray({ limit: mostMoneyBack }),
      );
      // The newest comes first, and a dispute is opened before it is closed.
      const told = listed.reverse().map((event) => readStripeEvent(JSON.stringify(event)));
      const events: PaymentEvent[] = [];
      for (const each of told) {
        const of = each && (await purchaseOf(each.of));
        if (each && of) events.push({ id: each.id, purchase: of, report: each.report });
      }
      return events;
    },

    async cardOf(payment) {
      const { latest_charge: charge } = await asked(open, (stripe) =>
        stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] }),
      );
      return typeof charge === 'object' ? (charge?.payment_method_details?.card?.fingerprint ?? null) : null;
    },

    async readEvent({ body, signature, now: at }) {
      const { apiKey, webhookSecret } = await secrets();
      if (!isSignedBy(webhookSecret, { body, signature, now: at })) return 'not-genuine';
      const told = readStripeEvent(body);
      // A key of the test mode never takes money, nor does the other ever play with it.
      if (told && told.isLive !== isLiveKey(apiKey)) return 'not-genuine';
      const of = told && (await purchaseOf(told.of));
      return told && of ? { id: told.id, purchase: of, report: told.report } : 'not-ours';
    },
  };

  /** A payment carries what we wrote into it. */
  async function purchaseOf(of: StripeReport['of']) {
    if ('purchase' in of) return { player: of.player, id: of.purchase };
    const { metadata } = await asked(open, (stripe) => stripe.paymentIntents.retrieve(of.payment));
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
    // A refund tells of the payment, not of the checkout.
    payment_intent_data: { metadata },
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
    success_url: back,
    cancel_url: back,
  };
}

/** https://docs.stripe.com/keys: secret and restricted keys of the live mode begin so. */
function isLiveKey(apiKey: string): boolean {
  return /^(sk|rk)_live_/.test(apiKey);
}

/** Asks Stripe, and tells an outage of its from a mistake of ours. */
async function asked<Answer>(
  open: () => Promise<Stripe>,
  ask: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer> {
  const stripe = await open();
  try {
    return await ask(stripe);
  } catch (error) {
    if (isAway(error)) throw new Outage('Stripe could not be reached, or was busy');
    throw error;
  }
}

function isAway(error: unknown): boolean {
  const { type, statusCode = 0 } = error as { type?: string; statusCode?: number };
  return type === 'StripeConnectionError' || statusCode === 429 || statusCode >= 500;
}

/** Does something once and keeps what it led to; what failed is done again. */
function once<Result>(act: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= act().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
