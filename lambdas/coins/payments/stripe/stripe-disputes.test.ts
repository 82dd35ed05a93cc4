import { describe, expect, it } from 'vitest';
import { stateOf } from '#domain/coins/purchase';
import { isRefusal } from '#lambdas/runtime/refusal';
import { beginPurchase } from '../../begin-purchase';
import { webhookRoutes } from '../../webhook-routes';
import { openPayments, player } from '../payment-fixture';
import { signEvent } from '../signature';
import { emulateStripe } from './stripe-fixture';

/** A purchase that was paid with Stripe, and Stripe's webhook. */
async function setup() {
  const payments = await openPayments();
  const { dependencies, clock, purchase, open, kinds } = payments;
  const begun = await beginPurchase(dependencies, { player, packageId: 'coins-499', key: 'key' });
  if (isRefusal(begun)) throw new Error(begun.code);
  const { id } = begun.purchase;
  const metadata = { player, purchase: id };
  const { provider } = await emulateStripe(() => ({ body: { id: 'pi_1', metadata } }));
  const app = webhookRoutes({
    ...dependencies,
    provider,
    api: { siteOrigin: '*', log: () => undefined },
  });
  let sent = 0;
  const send = async (type: string, object: object) => {
    const created = clock.now.getTime() / 1_000;
    const body = JSON.stringify({ id: `evt_${(sent += 1)}`, created, type, data: { object } });
    const headers = { 'Stripe-Signature': signEvent(body, 'whsec_test', clock.now) };
    const answer = await app.request('/webhooks/payments', { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
  };
  await send('checkout.session.completed', {
    payment_status: 'paid',
    payment_intent: 'pi_1',
    metadata,
    amount_total: 499,
    currency: 'usd',
  });
  return {
    id,
    file: (dispute: string, status: string) =>
      send('charge.dispute.created', { id: dispute, payment_intent: 'pi_1', status }),
    close: (dispute: string, status: string) =>
      send('charge.dispute.closed', { id: dispute, payment_intent: 'pi_1', status }),
    state: () => stateOf(purchase(id)),
    frozen: async () => (await open()).play.frozen,
    gold: async () => (await open()).wallet.balances.gold,
    refunds: () => kinds().filter((kind) => kind === 'refund').length,
  };
}

describe('Stripe webhook for two disputes of one payment', () => {
  it('takes the coins back when a dispute is lost that was filed after another was won', async () => {
    const { id, file, close, state, frozen, gold, refunds } = await setup();
    await file('dp_1', 'needs_response');
    await close('dp_1', 'won');
    expect([await frozen(), await gold()]).toEqual([[], 60_000]);

    await file('dp_2', 'needs_response');
    expect([state(), await frozen()]).toEqual(['disputed', [id]]);
    for (let time = 0; time < 2; time += 1) await close('dp_2', 'lost');

    expect([state(), await frozen(), await gold(), refunds()]).toEqual(['refunded', [id], 10_000, 1]);
  });

  it('keeps the freeze when an inquiry closes during a chargeback, and takes the coins when that is lost', async () => {
    const { id, file, close, state, frozen, gold, refunds } = await setup();
    await file('dp_1', 'needs_response');
    await file('dp_2', 'warning_needs_response');

    await close('dp_2', 'warning_closed');
    expect([state(), await frozen(), await gold()]).toEqual(['disputed', [id], 60_000]);
    await close('dp_1', 'lost');

    expect([state(), await frozen(), await gold(), refunds()]).toEqual(['refunded', [id], 10_000, 1]);
  });

  it('takes the coins once when both are lost', async () => {
    const { id, file, close, frozen, gold, refunds } = await setup();
    await file('dp_1', 'needs_response');
    await file('dp_2', 'needs_response');

    await close('dp_1', 'lost');
    await close('dp_2', 'lost');

    expect([await frozen(), await gold(), refunds()]).toEqual([[id], 10_000, 1]);
  });

  it('lifts the freeze when both are won', async () => {
    const { file, close, state, frozen } = await setup();
    await file('dp_1', 'needs_response');
    await file('dp_2', 'needs_response');

    await close('dp_2', 'won');
    await close('dp_1', 'won');

    expect([state(), await frozen()]).toEqual(['credited', []]);
  });
});
