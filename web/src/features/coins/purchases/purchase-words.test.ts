import { expect, it } from 'vitest';
import { purchaseOf } from './purchase-fixture';
import { isMoving, purchaseWords, statesAhead, toneOf } from './purchase-words';

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
] as const)('after %s comes %j', (state, ahead) => {
  expect(statesAhead({ state })).toEqual(ahead);
});

it('asks again only about what moves by itself', () => {
  expect(states.filter((state) => isMoving({ state }))).toEqual(['created', 'paid']);
});

it('shows as a success only what was credited', () => {
  expect(states.filter((state) => toneOf(state) === 'success')).toEqual(['credited']);
});

it('tells a payment that takes its time from one that was never begun', () => {
  const begun = purchaseOf();
  const pending = purchaseOf({
    timeline: [...begun.timeline, { state: 'created', at, reason: 'payment-pending' }],
  });

  expect(purchaseWords(begun).name).toBe('Waiting for payment');
  expect(purchaseWords(pending).name).toBe('Payment on its way');
});

it('has a name of its own for every state', () => {
  const names = states.map((state) => purchaseWords(purchaseOf({ state })).name);

  expect(new Set(names).size).toBe(states.length);
});
