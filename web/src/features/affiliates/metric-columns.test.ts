import { expect, it } from 'vitest';
import { fileRows, metricLabel, tableColumns, tileColumns } from './metric-columns';

const metrics = {
  clicks: 7,
  visitors: 5,
  signUps: 3,
  firstPurchases: 2,
  purchasesCents: 29_999,
  refundsCents: 10_000,
  redemptionsCents: 500,
  feesCents: 899,
  netCents: 18_600,
  commissionCents: 5_580,
  reversedCents: 80,
};

it('writes a file in which net revenue and commission add up', () => {
  const [heads = [], row = []] = fileRows('State', [{ name: 'TX', metrics }]);
  const at = (name: string) => row[heads.indexOf(`${name} (cents)`)] as number;

  expect([heads[0], row[0], heads.length]).toEqual(['State', 'TX', row.length]);
  expect(at('Purchases') - at('Refunds') - at('Prizes redeemed') - at('Fees')).toBe(at('Net revenue'));
  expect(at('Earned') - at('Reversed')).toBe(at('Commission'));
  expect(row.slice(1, 6)).toEqual([7, 5, 3, 3 / 7, 2]);
  expect(at('Commission per click')).toBe(Math.round(5_500 / 7));
});

it('formats sums in dollars, and shows only tile columns that the table has as well', () => {
  expect(tileColumns.map((column) => metricLabel(column, metrics))).toEqual([
    '7',
    '5',
    '3',
    '42.9%',
    '2',
    '$186.00',
    '$55.00',
    '$7.86',
  ]);
  expect(tableColumns).toEqual(expect.arrayContaining([...tileColumns]));
});

it('has rates of zero without a click', () => {
  const none = Object.fromEntries(Object.keys(metrics).map((name) => [name, 0])) as typeof metrics;

  expect(tileColumns.map((column) => metricLabel(column, none))).toContain('0%');
});
