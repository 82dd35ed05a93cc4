import { expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import { type ChangeProgress, doneLabel } from './change-progress';

const progress = (...failures: (string | null)[]): ChangeProgress => ({
  plan: { field: 'active', value: true },
  total: failures.length,
  outcomes: failures.map((failure, index) => ({ product: productWith({ id: `p-${index}` }), failure })),
});

it.each([
  [[null], 'The product was changed.'],
  [[null, null], 'All 2 products were changed.'],
  [[null, 'A network error has occurred.'], '1 of 2 products were changed. The others stay as they are.'],
])('reports the end of a change with the failures %j', (failures, message) => {
  expect(doneLabel(progress(...failures))).toBe(message);
});
