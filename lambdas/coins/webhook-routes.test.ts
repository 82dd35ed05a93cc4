import { describe, expect, it } from 'vitest';
import { isRefusal } from '#lambdas/runtime/refusal';
import { beginPurchase } from './begin-purchase';
import { openPayments, player } from './payments/payment-fixture';
import { eventOf } from './payments/sandbox/sandbox-events';
import { webhookRoutes } from './webhook-routes';

async function setup() {
  const payments = await openPayments();
  const { dependencies, checkouts, provider, clock } = payments;
  const app = webhookRoutes({ ...dependencies, api: { siteOrigin: '*', log: () => undefined } });
  const begun = await beginPurchase(dependencies, { player, packageId: 'coins-499', key: 'key' });
  if (isRefusal(begun)) throw new Error(begun.code);
  const { id } = begun.purchase;
  const body = eventOf((await checkouts.find(player, id))!, 'pay', clock.now)!;
  const send = (text: string, headers: Record<string, string>, path = '/webhooks/payments') =>
    app.request(path, { method: 'POST', headers, body: text });
  return {
    ...payments,
    id,
    body,
    send,
    signed: async (text = body) => ({ 'Stripe-Signature': await provider.sign(text) }),
  };
}

describe('POST /webhooks/payments', () => {
  it('accepts a signed event in its exact bytes', async () => {
    const { send, signed, body, purchase, id } = await setup();

    const answer = await send(body, await signed());

    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    expect(purchase(id).timeline.at(-1)?.state).toBe('credited');
  });

  it.each([
    ['without a signature', 400, 'coins/event-not-genuine', (body: string) => [body, {}]],
    [
      'with a space more than was signed',
      400,
      'coins/event-not-genuine',
      (body: string, headers: object) => [`${body} `, headers],
    ],
    [
      'that is too large',
      413,
      'request/too-large',
      (_body: string, headers: object) => ['x'.repeat(262_145), headers],
    ],
  ] as const)('refuses an event %s', async (_case, status, code, sent) => {
    const { send, signed, body, purchase, id } = await setup();
    const [text, headers] = sent(body, await signed()) as [string, Record<string, string>];

    const answer = await send(text, headers);

    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
      status,
      code,
    ]);
    expect(purchase(id).timeline).toHaveLength(1);
  });

  it('accepts a signed event that reports nothing, and returns 404 for other paths', async () => {
    const { send, signed } = await setup();

    expect((await send('hello', await signed('hello'))).status).toBe(200);
    expect((await send('hello', await signed('hello'), '/webhooks/others')).status).toBe(404);
  });
});
