import { expect, it } from 'vitest';
import { limitLabel, purchaseLimitLeft } from './purchase-limit';

const resetsAt = '2026-11-23T05:00:00.000Z';

function limitOf(period: 'day' | 'week' | 'month', most: number | null, counted: number) {
  return { thing: 'purchase' as const, period, most, counted, resetsAt };
}

it('returns the purchase limit with the least left', () => {
  const left = purchaseLimitLeft([limitOf('day', 5000, 1000), limitOf('month', 10_000, 8500)]);

  expect(left).toEqual({ leftCents: 1500, mostCents: 10_000, period: 'month', resetsAt });
  expect(left && limitLabel(left)).toBe('$15.00 of $100.00 left this month.');
});

it('leaves nothing of a limit below the counted amount', () => {
  expect(purchaseLimitLeft([limitOf('week', 1000, 4999)])?.leftCents).toBe(0);
});

it('returns null without a purchase limit', () => {
  const stakes = { thing: 'stake-sweeps' as const, period: 'day' as const, most: 10, counted: 0, resetsAt };

  expect(purchaseLimitLeft([limitOf('day', null, 100), stakes])).toBeNull();
});
