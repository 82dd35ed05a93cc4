import { describe, expect, it } from 'vitest';
import { begun } from '#domain/coins/purchase-fixture';
import { amount } from '#domain/money/coin';
import { Outage } from '#lambdas/runtime/outage';
import { signEvent } from '../signature';
import { emulateStripe as setup, now } from './stripe-fixture';

const second = now.getTime() / 1_000;
const purchase = { ...begun(), checkout: { id: 'cs_1', url: 'https://pay.test/cs_1' } };
const session = { object: 'checkout.session', id: 'cs_1', url: 'https://pay.test/cs_1' };

describe('openCheckout', () => {
  it('opens a session with the price, the ids and the expiry of the purchase', async () => {
    const { provider, requests } = await setup(() => ({ body: session }));

    const opened = await provider.openCheckout(purchase);

    expect(opened).toEqual({ id: 'cs_1', url: 'https://pay.test/cs_1' });
    expect(requests[0]!.line).toBe('POST /v1/checkout/sessions');
    expect(requests[0]!.headers).toMatchObject({
      authorization: 'Bearer sk_test_none',
      'idempotency-key': `purchase ${purchase.player} ${purchase.id}`,
    });
    expect(requests[0]!.form).toMatchObject({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '499',
      'line_items[0][price_data][product_data][name]': '50,000 Gold Coins',
      'metadata[player]': purchase.player,
      'metadata[purchase]': purchase.id,
      'payment_intent_data[metadata][purchase]': purchase.id,
      expires_at: String(second + 45 * 60),
      success_url: `https://www.jade-harbour.test/Coins?purchase=${purchase.id}`,
      cancel_url: `https://www.jade-harbour.test/Coins?purchase=${purchase.id}&canceled`,
    });
  });

  it('repeats the same request under the same idempotency key', async () => {
    const { provider, requests } = await setup(() => ({ body: session }));

    await provider.openCheckout(purchase);
    await provider.openCheckout(purchase);

    expect(requests[1]!.form).toEqual(requests[0]!.form);
    expect(requests[1]!.headers['idempotency-key']).toBe(requests[0]!.headers['idempotency-key']);
  });

  it('throws Outage for a server error of Stripe, and another error for an invalid request', async () => {
    const away = await setup(() => ({
      status: 503,
      body: { error: { type: 'api_error', message: 'away' } },
    }));
    const wrong = await setup(() => ({
      status: 400,
      body: { error: { type: 'invalid_request_error', message: 'no such thing' } },
    }));

    await expect(away.provider.openCheckout(purchase)).rejects.toThrow(Outage);
    await expect(wrong.provider.openCheckout(purchase)).rejects.not.toThrow(Outage);
  });
});

describe('statusOf', () => {
  const charge = { id: 'ch_1', created: second, amount_refunded: 0, disputed: false };
  const charged = { amount_total: 499, currency: 'usd' };
  const complete = { ...session, ...charged, status: 'complete', payment_status: 'paid' };
  const paid = { kind: 'paid', at: now, payment: 'pi_1', cents: 499 };

  it.each([
    ['open', { status: 'open', payment_status: 'unpaid' }, []],
    ['canceled', { status: 'expired', payment_status: 'unpaid' }, [{ kind: 'canceled', at: now }]],
    ['paid', { ...complete, payment_intent: { id: 'pi_1', latest_charge: charge } }, [paid]],
    [
      'refunded in part and disputed, of which the charge names no dispute',
      {
        ...complete,
        payment_intent: { id: 'pi_1', latest_charge: { ...charge, amount_refunded: 100, disputed: true } },
      },
      [paid, { kind: 'refunded', at: now, cents: 100 }],
    ],
    [
      'on its way',
      { ...complete, payment_status: 'unpaid', payment_intent: { id: 'pi_1', status: 'processing' } },
      [{ kind: 'pending', at: now }],
    ],
    [
      'refused by the bank',
      {
        ...complete,
        payment_status: 'unpaid',
        payment_intent: { id: 'pi_1', status: 'requires_payment_method' },
      },
      [{ kind: 'failed', at: now }],
    ],
  ])('reports a checkout that is %s', async (_case, change, report) => {
    const { provider, requests } = await setup(() => ({ body: { ...session, ...change } }));

    expect(await provider.statusOf(purchase)).toEqual(report);
    expect(decodeURIComponent(requests[0]!.line)).toBe(
      'GET /v1/checkout/sessions/cs_1?expand[0]=payment_intent.latest_charge',
    );
  });

  it('reports a checkout that expired by itself as expired', async () => {
    const { provider } = await setup(
      () => ({ body: { ...session, status: 'expired', payment_status: 'unpaid' } }),
      { now: purchase.expiresAt },
    );

    expect(await provider.statusOf(purchase)).toEqual([{ kind: 'expired', at: purchase.expiresAt }]);
  });

  it('sends no request for a purchase without a checkout', async () => {
    const { provider, requests } = await setup(() => ({ body: session }));

    expect(await provider.statusOf(begun())).toEqual([]);
    expect(requests).toEqual([]);
  });
});

describe('cancelCheckout', () => {
  it('expires the session', async () => {
    const { provider, requests } = await setup(() => ({ body: { ...session, status: 'expired' } }));

    await provider.cancelCheckout(purchase);

    expect(requests.map(({ line }) => line)).toEqual(['POST /v1/checkout/sessions/cs_1/expire']);
  });

  it('leaves a session that is no longer open, and throws Outage when Stripe is away', async () => {
    const error = { type: 'invalid_request_error', message: 'Only open sessions can be expired' };
    const complete = await setup(() => ({ status: 400, body: { error } }));
    const away = await setup(() => ({
      status: 503,
      body: { error: { type: 'api_error', message: 'away' } },
    }));

    await complete.provider.cancelCheckout(purchase);
    await expect(away.provider.cancelCheckout(purchase)).rejects.toThrow(Outage);
  });
});

describe('moneyBackSince', () => {
  it('lists refunds and disputes with their purchase, oldest first', async () => {
    const metadata = { player: 'player-1', purchase: 'purchase-1' };
    const event = (id: string, type: string, object: object) => ({
      id,
      created: second,
      type,
      data: { object },
    });
    const dispute = { id: 'dp_1', payment_intent: 'pi_1', status: 'needs_response' };
    const data = [
      event('evt_3', 'charge.dispute.created', dispute),
      event('evt_2', 'charge.refunded', { amount_refunded: 7, metadata }),
      event('evt_1', 'charge.refunded', { amount_refunded: 5, metadata: {} }),
    ];
    const { provider, requests } = await setup(({ line }) => ({
      body: line.includes('/events') ? { object: 'list', has_more: false, data } : { id: 'pi_1', metadata },
    }));

    const events = await provider.moneyBackSince(now);

    expect(events.map(({ id, report: { kind } }) => [id, kind])).toEqual([
      ['evt_2', 'refunded'],
      ['evt_3', 'dispute-opened'],
    ]);
    expect(decodeURIComponent(requests[0]!.line)).toBe(
      `GET /v1/events?types[0]=charge.refunded&types[1]=refund.failed&types[2]=charge.dispute.created&types[3]=charge.dispute.closed&created[gte]=${second}&limit=100`,
    );
  });
});

describe('moneyBackSince on a day with more than 1,000 events', () => {
  it('lists all of them, page by page', async () => {
    const metadata = { player: 'player-1', purchase: 'purchase-1' };
    const events = Array.from({ length: 1_050 }, (_each, index) => ({
      id: `evt_${index}`,
      created: second,
      type: 'charge.refunded',
      data: { object: { amount_refunded: index, metadata } },
    }));
    const { provider, requests } = await setup(({ line }) => {
      const after = /starting_after=(\w+)/.exec(line)?.[1];
      const from = after === undefined ? 0 : events.findIndex(({ id }) => id === after) + 1;
      const data = events.slice(from, from + 100);
      return { body: { object: 'list', url: '/v1/events', has_more: from + 100 < events.length, data } };
    });

    const listed = await provider.moneyBackSince(now);

    expect(listed.map(({ id }) => id)).toEqual(events.map(({ id }) => id).toReversed());
    expect(requests).toHaveLength(11);
  });
});

describe('cardOf', () => {
  it.each<[string, unknown, string | null]>([
    [
      'a card',
      { payment_method_details: { type: 'card', card: { fingerprint: 'Xt5EWLLDS7FJjR1c' } } },
      'Xt5EWLLDS7FJjR1c',
    ],
    ['something else', { payment_method_details: { type: 'us_bank_account' } }, null],
    ['what was never charged', null, null],
  ])('returns the fingerprint of a payment by %s, or null', async (_what, charge, fingerprint) => {
    const { provider, requests } = await setup(() => ({ body: { id: 'pi_1', latest_charge: charge } }));

    expect(await provider.cardOf('pi_1')).toBe(fingerprint);
    expect(decodeURIComponent(requests[0]!.line)).toBe(
      'GET /v1/payment_intents/pi_1?expand[0]=latest_charge',
    );
  });
});

describe('readEvent', () => {
  const metadata = { player: 'player-1', purchase: 'purchase-1' };
  const signedEvent = (type: string, object: object) => {
    const body = JSON.stringify({ id: 'evt_1', created: second, type, data: { object } });
    return { body, signature: signEvent(body, 'whsec_test', now), now };
  };

  it('reads a signed event without a request', async () => {
    const { provider, requests } = await setup(() => ({ body: {} }));

    const event = await provider.readEvent(
      signedEvent('checkout.session.completed', {
        payment_status: 'paid',
        payment_intent: 'pi_1',
        metadata,
        amount_total: 499,
        currency: 'usd',
      }),
    );

    expect(event).toEqual({
      id: 'evt_1',
      purchase: { player: 'player-1', id: 'purchase-1' },
      report: { kind: 'paid', at: now, payment: 'pi_1', cents: 499 },
    });
    expect(requests).toEqual([]);
  });

  it('refuses a live event when the key is for the test mode', async () => {
    const { provider } = await setup(() => ({ body: {} }));
    const body = JSON.stringify({
      id: 'evt_1',
      created: second,
      type: 'checkout.session.completed',
      livemode: true,
      data: { object: { payment_status: 'paid', metadata } },
    });

    const event = await provider.readEvent({ body, signature: signEvent(body, 'whsec_test', now), now });

    expect(event).toBe('not-genuine');
  });

  it('refuses an invalid signature before it reads the event', async () => {
    const { provider } = await setup(() => ({ body: {} }));
    const genuine = signedEvent('checkout.session.completed', { payment_status: 'paid', metadata });

    expect(await provider.readEvent({ ...genuine, signature: 'v1=00' })).toBe('not-genuine');
    expect(await provider.readEvent({ ...genuine, body: `${genuine.body} ` })).toBe('not-genuine');
  });

  it('looks up the purchase of a disputed payment', async () => {
    const { provider, requests } = await setup(() => ({
      body: { id: 'pi_1', object: 'payment_intent', metadata },
    }));

    const event = await provider.readEvent(
      signedEvent('charge.dispute.created', { id: 'dp_1', payment_intent: 'pi_1', status: 'needs_response' }),
    );

    expect(event).toMatchObject({ purchase: { player: 'player-1', id: 'purchase-1' } });
    expect(requests.map(({ line }) => line)).toEqual(['GET /v1/payment_intents/pi_1']);
  });

  it('returns not-ours for a foreign payment or another kind of event', async () => {
    const { provider } = await setup(() => ({
      body: { id: 'pi_1', object: 'payment_intent', metadata: {} },
    }));

    expect(
      await provider.readEvent(
        signedEvent('charge.dispute.created', { id: 'dp_1', payment_intent: 'pi_1', status: 'x' }),
      ),
    ).toBe('not-ours');
    expect(await provider.readEvent(signedEvent('customer.created', {}))).toBe('not-ours');
  });
});

describe('refund', () => {
  const paid = { ...purchase, payment: 'pi_1' };
  const due = {
    cents: 499,
    gold: amount(50_000),
    sweepsUnplayed: amount(500),
    sweepsRedeemable: amount(0),
    attempt: 4,
  };
  const refusal = (code: string, { status = 400, type = 'invalid_request_error' } = {}) => ({
    status,
    body: { error: { type, code, message: code } },
  });
  const made = (status: string) => ({ body: { object: 'refund', id: 're_1', status } });

  it('returns the whole rest, whatever was refunded before, under the key of purchase, attempt and hour', async () => {
    const { provider, requests } = await setup(() => made('succeeded'));

    expect(await provider.refund(paid, due)).toBe('refunded');
    expect(requests[0]).toMatchObject({
      line: 'POST /v1/refunds',
      headers: { 'idempotency-key': `refund ${paid.player} ${paid.id} 4 2026-11-21T12` },
    });
    expect(requests[0]!.form).toEqual({
      payment_intent: 'pi_1',
      'metadata[player]': paid.player,
      'metadata[purchase]': paid.id,
      'metadata[attempt]': '4',
    });
  });

  it.each([
    ['succeeded', 'refunded'],
    ['pending', 'refunded'],
    ['requires_action', 'refunded'],
    ['failed', 'refused'],
    ['canceled', 'refused'],
  ])('for a refund that is %s is %s', async (status, outcome) => {
    const { provider } = await setup(() => made(status));

    expect(await provider.refund(paid, due)).toBe(outcome);
  });

  it.each([
    ['charge_already_refunded', 400, 'refunded'],
    ['charge_disputed', 400, 'refused'],
    ['parameter_invalid_integer', 400, 'refused'],
    ['resource_missing', 404, 'refused'],
  ])('for the error %s (%i) of Stripe is %s', async (code, status, outcome) => {
    const { provider } = await setup(() => refusal(code, { status }));

    expect(await provider.refund(paid, due)).toBe(outcome);
  });

  it.each([
    ['refused', 'the bank returned the money before and Stripe sends no more', '3', 'failed'],
    ['refused', 'the bank returned the money of this attempt too', '4', 'failed'],
    ['refunded', 'an earlier request of this attempt sent the money and got no answer', '4', 'succeeded'],
  ])('after a failure is %s when %s', async (outcome, _case, attempt, status) => {
    const { provider, requests } = await setup(({ line }) =>
      line.startsWith('POST')
        ? refusal('charge_already_refunded')
        : {
            body: { object: 'list', has_more: false, data: [{ id: 're_1', status, metadata: { attempt } }] },
          },
    );

    expect(await provider.refund(paid, { ...due, failures: 1 })).toBe(outcome);
    expect(requests.at(-1)!.line).toBe('GET /v1/refunds?payment_intent=pi_1&limit=100');
  });

  it.each([
    ['an error that passed', refusal('balance_insufficient')],
    ['a server error', { status: 500, body: { error: { type: 'api_error', message: 'broken' } } }],
  ])(
    'is sent under another key an hour after %s, which Stripe replays under the first',
    async (_case, first) => {
      const clock = { now };
      const answers = new Map<unknown, { status?: number; body: object }>();
      const { provider } = await setup(({ headers }) => {
        const key = headers['idempotency-key'];
        const answer = answers.get(key) ?? (answers.size === 0 ? first : made('succeeded'));
        answers.set(key, answer);
        return answer;
      }, clock);
      const refundAfter = (minutes: number) => {
        clock.now = new Date(now.getTime() + minutes * 60_000);
        return provider.refund(paid, due);
      };

      await expect(refundAfter(0)).rejects.toThrow();
      await expect(refundAfter(55)).rejects.toThrow();

      expect(await refundAfter(60)).toBe('refunded');
      expect(answers.size).toBe(2);
    },
  );

  it.each([
    ['an invalid key', refusal('api_key_expired', { status: 401 })],
    ['a missing permission', refusal('more_permissions_required', { status: 403 })],
    ['too little money in our account', refusal('balance_insufficient')],
    ['other parameters under the same key', refusal('idempotency_key_in_use', { type: 'idempotency_error' })],
  ])('throws for %s, so that it is tried again', async (_case, answer) => {
    const { provider } = await setup(() => answer);

    await expect(provider.refund(paid, due)).rejects.toThrow(answer.body.error.code);
  });

  it.each([409, 429, 503])('throws Outage for the status %i of Stripe', async (status) => {
    const { provider } = await setup(() => refusal('lock_timeout', { status }));

    await expect(provider.refund(paid, due)).rejects.toThrow(Outage);
  });

  it('is refused without a payment', async () => {
    const { provider, requests } = await setup(() => refusal('unused'));

    expect(await provider.refund({ ...paid, payment: null }, due)).toBe('refused');
    expect(requests).toEqual([]);
  });
});
