import { expect, it } from 'vitest';
import { inOrder } from './outcomes';

it('offers what is possible now, paying first', () => {
  expect(inOrder(['abandon', 'pay-twice', 'pay'])).toEqual(['pay', 'abandon', 'pay-twice']);
});

it('offers nothing where nothing can happen any more', () => {
  expect(inOrder([])).toEqual([]);
});
