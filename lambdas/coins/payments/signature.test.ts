import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { isSignedBy, signEvent } from './signature';

const now = new Date('2026-11-21T12:00:00Z');
const body = '{"id":"evt_1","name":"Zoë"}';
const secret = 'whsec_test';
const second = Math.floor(now.getTime() / 1_000);
const byStripe = (at = second) =>
  new Stripe('sk_test_none').webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at });

describe('isSignedBy', () => {
  it("accepts what Stripe's library signs, and signs identically", () => {
    expect(isSignedBy(secret, { body, signature: byStripe(), now })).toBe(true);
    expect(signEvent(body, secret, now)).toBe(byStripe());
  });

  it("signs what Stripe's library accepts", () => {
    const signature = signEvent(body, secret, now);

    const event = new Stripe('sk_test_none').webhooks.constructEvent(
      ...([body, signature, secret, undefined, undefined, now.getTime()] as const),
    );

    expect(event.id).toBe('evt_1');
  });

  it.each([
    ['another secret', secret + 'x', byStripe(), body],
    ['no secret at all', '', signEvent(body, '', now), body],
    ['another body', secret, byStripe(), `${body} `],
    ['no header', secret, '', body],
    ['a header without a signature', secret, `t=${second}`, body],
    ['a header without an instant', secret, byStripe().replace(/^t=\d+,/, ''), body],
    ['an instant that is no number', secret, byStripe().replace(/\d+/, 'NaN'), body],
    ['another instant than was signed', secret, byStripe().replace(String(second), String(second - 1)), body],
    ['half of a signature', secret, byStripe().slice(0, -32), body],
    ['a scheme of before', secret, byStripe().replace('v1=', 'v0='), body],
  ])('refuses %s', (_case, key, signature, sent) => {
    expect(isSignedBy(key, { body: sent, signature, now })).toBe(false);
  });

  it.each([
    [300, true],
    [301, false],
    [-300, true],
    [-301, false],
  ])('accepts a signature that is %i s old: %s', (ago, taken) => {
    expect(isSignedBy(secret, { body, signature: byStripe(second - ago), now })).toBe(taken);
  });

  it('accepts one valid signature of several, as during a secret rotation', () => {
    const both = `${signEvent(body, 'whsec_old', now)},${byStripe().split(',')[1]}`;

    expect(isSignedBy(secret, { body, signature: both, now })).toBe(true);
  });
});
