import { describe, expect, it } from 'vitest';
import { readStripeEvent } from './stripe-events';

const at = new Date('2026-11-21T12:00:00Z');
const metadata = { player: 'player-1', purchase: 'purchase-1' };
const event = (type: string, object: object) =>
  JSON.stringify({ id: 'evt_1', object: 'event', created: at.getTime() / 1_000, type, data: { object } });
const session = {
  object: 'checkout.session',
  payment_intent: 'pi_1',
  metadata,
  amount_total: 499,
  currency: 'usd',
};

describe('readStripeEvent', () => {
  it.each([
    [
      'checkout.session.completed',
      { ...session, payment_status: 'paid' },
      { kind: 'paid', at, payment: 'pi_1', cents: 499 },
    ],
    ['checkout.session.completed', { ...session, payment_status: 'unpaid' }, { kind: 'pending', at }],
    [
      'checkout.session.async_payment_succeeded',
      { ...session, payment_status: 'paid' },
      { kind: 'paid', at, payment: 'pi_1', cents: 499 },
    ],
    [
      'checkout.session.async_payment_failed',
      { ...session, payment_status: 'unpaid' },
      { kind: 'failed', at },
    ],
    [
      'checkout.session.expired',
      { ...session, payment_intent: null, payment_status: 'unpaid' },
      { kind: 'expired', at },
    ],
    [
      'charge.refunded',
      { object: 'charge', amount_refunded: 250, metadata },
      { kind: 'refunded', at, cents: 250 },
    ],
  ])('reads %s', (type, object, report) => {
    expect(readStripeEvent(event(type, object))).toEqual({
      id: 'evt_1',
      isLive: false,
      report,
      of: metadata,
    });
  });

  it.each([
    ['another currency', { currency: 'idr' }, null],
    ['a sum that was waived', { payment_status: 'no_payment_required', amount_total: 0 }, 0],
  ])('reports %s with the sum charged', (_what, changed, cents) => {
    const body = event('checkout.session.completed', { ...session, payment_status: 'paid', ...changed });

    expect(readStripeEvent(body)?.report).toEqual({ kind: 'paid', at, payment: 'pi_1', cents });
  });

  it.each([
    ['charge.dispute.created', 'needs_response', 'dispute-opened'],
    ['charge.dispute.closed', 'won', 'dispute-won'],
    ['charge.dispute.closed', 'lost', 'dispute-lost'],
    ['charge.dispute.closed', 'warning_closed', 'dispute-won'],
  ])('reads %s (%s) as %s of a payment', (type, status, kind) => {
    expect(
      readStripeEvent(event(type, { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1', status })),
    ).toEqual({
      id: 'evt_1',
      isLive: false,
      report: { kind, at, dispute: 'dp_1' },
      of: { payment: 'pi_1' },
    });
  });

  it.each([
    [
      'made here by its attempt',
      { ...metadata, attempt: '4' },
      { report: { kind: 'refund-failed', at, attempt: 4 }, of: metadata },
    ],
    [
      'made here before attempts had numbers',
      metadata,
      { report: { kind: 'refund-failed', at, attempt: 'unnumbered' }, of: metadata },
    ],
    [
      'made elsewhere by its payment',
      {},
      { report: { kind: 'refund-failed', at, attempt: null }, of: { payment: 'pi_1' } },
    ],
  ])('reads refund.failed of a refund %s', (_case, of, expected) => {
    const body = event('refund.failed', { object: 'refund', payment_intent: 'pi_1', metadata: of });

    expect(readStripeEvent(body)).toEqual({ id: 'evt_1', isLive: false, ...expected });
  });

  it.each([
    ['another kind', event('customer.created', {})],
    [
      'a dispute that goes on',
      event('charge.dispute.updated', { id: 'dp_1', payment_intent: 'pi_1', status: 'under_review' }),
    ],
    [
      'a checkout that is not ours',
      event('checkout.session.completed', { payment_status: 'paid', metadata: {} }),
    ],
    ['a refund that is not ours', event('charge.refunded', { amount_refunded: 1, metadata: { order: '7' } })],
    [
      'a checkout of another shape',
      event('checkout.session.completed', { ...session, payment_status: 'maybe' }),
    ],
    ['something that is no event', '{"id":7}'],
    ['something that is no JSON', 'hello'],
  ])('returns null for %s', (_case, body) => {
    expect(readStripeEvent(body)).toBeNull();
  });
});
