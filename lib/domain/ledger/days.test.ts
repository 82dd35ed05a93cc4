import { expect, it } from 'vitest';
import { dayOf, daysBetween } from './days';

it('daysBetween lists every day of a range across a leap day', () => {
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
])('daysBetween returns no days for a range %s', (_which, span) => {
  expect(daysBetween(span, 3)).toEqual([]);
});

it.each([[new Date('2026-11-21T23:59:59.999Z')], ['2026-11-21T00:00:00.000Z']])(
  'dayOf returns the UTC day of %j',
  (at) => {
    expect(dayOf(at)).toBe('2026-11-21');
  },
);
