import { describe, expect, it } from 'vitest';
import { orderFixture } from '../order-fixture';
import { doneLabel, movedOrders, type StepProgress } from './step-progress';

const order = orderFixture();
const progress = (...failures: unknown[]): StepProgress => ({
  plan: 'shipped',
  total: failures.length,
  outcomes: failures.map((failure) => ({
    step: { order, body: { status: 'shipped' } },
    order,
    failure,
  })),
});

it.each([
  [[null], 'The order was updated.'],
  [[null, null], 'All 2 orders were updated.'],
  [[null, new Error('No.')], '1 of 2 orders was updated. The others were not changed.'],
])('reports the end of a bulk step with the failures %j', (failures, message) => {
  expect(doneLabel(progress(...failures))).toBe(message);
});

describe('movedOrders', () => {
  it('returns the orders whose step was taken, as the step returned them', () => {
    const moved = orderFixture({ status: 'shipped', revision: 2 });
    const taken = { step: { order, body: { status: 'shipped' as const } }, order: moved, failure: null };
    const { outcomes } = progress(new Error('No.'));

    expect(movedOrders({ plan: 'shipped', total: 2, outcomes: [...outcomes, taken] })).toEqual([moved]);
  });
});
