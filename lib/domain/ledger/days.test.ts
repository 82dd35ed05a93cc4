import { expect, it } from 'vitest';
import { daysBetween } from './days';

it('names every day of a span, over the end of a February', () => {
  expect(daysBetween({ from: '2028-02-28', to: '2028-03-01' }, 3)).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
});

it.each([
  ['that ends before it begins', { from: '2026-11-22', to: '2026-11-21' }],
  ['of a day too many', { from: '2026-11-21', to: '2026-11-24' }],
  ['of thousands of years', { from: '1600-02-29', to: '9646-08-31' }],
])('names no day of a span %s', (_which, span) => {
  expect(daysBetween(span, 3)).toEqual([]);
});
