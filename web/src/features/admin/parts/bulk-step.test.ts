import { describe, expect, it } from 'vitest';
import { changedItems, itemCountLabel, doneLabel } from './bulk-step';

const noun = ['order', 'orders'] as const;
const progress = (...failures: unknown[]) => ({
  plan: 'shipped',
  total: failures.length,
  outcomes: failures.map((failure) => ({ step: { item: 'before', body: {} }, item: 'before', failure })),
});

describe('doneLabel', () => {
  it.each([
    [[null], 'The order was updated.'],
    [[null, null], 'All 2 orders were updated.'],
    [[null, new Error('No.')], '1 of 2 orders was updated. The others were not changed.'],
  ])('reports the end of a bulk step with the failures %j', (failures, message) => {
    expect(doneLabel(progress(...failures), noun)).toBe(message);
  });
});

describe('changedItems', () => {
  it('returns what took its step, as the step returned it', () => {
    const taken = { step: { item: 'before', body: {} }, item: 'after', failure: null };
    const { outcomes } = progress(new Error('No.'));

    expect(changedItems({ plan: 'shipped', total: 2, outcomes: [...outcomes, taken] })).toEqual(['after']);
  });
});

describe('itemCountLabel', () => {
  it('counts with the right form of the noun', () => {
    expect([itemCountLabel(1, noun), itemCountLabel(2, noun)]).toEqual(['1 order', '2 orders']);
  });
});
