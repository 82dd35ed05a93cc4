import { expect, it } from 'vitest';
import { inOrder } from './outcomes';

it('orders the possible outcomes with payment first', () => {
  expect(inOrder(['abandon', 'pay-twice', 'pay'])).toEqual(['pay', 'abandon', 'pay-twice']);
});

it('returns nothing where no outcome is possible', () => {
  expect(inOrder([])).toEqual([]);
});
