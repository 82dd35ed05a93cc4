import { expect, it } from 'vitest';
import { stepName } from './step-copy';

it('names a step by its state', () => {
  expect(stepName({ state: 'credited', reason: null })).toBe('Credited');
});

it('names a step by its reason where it has one', () => {
  expect(stepName({ state: 'created', reason: 'payment-pending' })).toBe('Payment pending');
  expect(stepName({ state: 'expired', reason: 'time-over' })).toBe('No payment in time');
  expect(stepName({ state: 'expired', reason: 'canceled' })).toBe('Canceled by you');
});
