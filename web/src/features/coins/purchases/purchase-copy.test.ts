import { expect, it } from 'vitest';
import { hasEndedUnpaid, isMoving, purchaseCopy, statesAhead, toneOf } from './purchase-copy';
import { purchaseOf } from './purchase-fixture';

const states = ['created', 'paid', 'credited', 'failed', 'expired', 'refunded', 'disputed'] as const;
const at = '2026-11-21T20:01:00.000Z';

it.each([
  ['created', ['paid', 'credited']],
  ['paid', ['credited']],
  ['credited', []],
  ['failed', []],
  ['expired', []],
  ['refunded', []],
  ['disputed', []],
] as const)('returns the states after %s: %j', (state, ahead) => {
  expect(statesAhead({ state })).toEqual(ahead);
});

it('considers only created and paid purchases unfinished', () => {
  expect(states.filter((state) => isMoving({ state }))).toEqual(['created', 'paid']);
});

it('shows only a credited purchase as a success', () => {
  expect(states.filter((state) => toneOf(state) === 'success')).toEqual(['credited']);
});

it('considers only declined, canceled and timed-out purchases unpaid for good', () => {
  expect(states.filter((state) => hasEndedUnpaid({ state }))).toEqual(['failed', 'expired']);
});

it('distinguishes a pending payment from one that was never begun', () => {
  const begun = purchaseOf();
  const pending = purchaseOf({
    timeline: [...begun.timeline, { state: 'created', at, reason: 'payment-pending' }],
  });

  expect(purchaseCopy(begun).name).toBe('Awaiting payment');
  expect(purchaseCopy(pending).name).toBe('Payment pending');
});

it('names the time until which an abandoned payment can be made', () => {
  const left = purchaseOf({ payableUntil: '2026-11-21T20:45:00.000Z' });

  expect(purchaseCopy(left, { locale: 'en-US', timeZone: 'UTC' }).text).toMatch(
    /^We have not received a payment yet\..* You can pay until 8:45\sPM\. After that the purchase times out and costs you nothing\.$/,
  );
});

it.each([
  ['canceled', { name: 'Purchase canceled', text: /^This purchase was canceled before it was paid/ }],
  ['time-over', { name: 'Timed out', text: /^No payment arrived in time/ }],
] as const)('distinguishes a canceled purchase from an expired one: %s', (reason, { name, text }) => {
  const begun = purchaseOf();
  const ended = purchaseOf({
    state: 'expired',
    timeline: [...begun.timeline, { state: 'expired', at, reason }],
  });

  expect(purchaseCopy(ended).name).toBe(name);
  expect(purchaseCopy(ended).text).toMatch(text);
});

it('has a distinct name for every state', () => {
  const names = states.map((state) => purchaseCopy(purchaseOf({ state })).name);

  expect(new Set(names).size).toBe(states.length);
});
