import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bill, dollarsOf, total } from './bill';
import prices from './prices.json' with { type: 'json' };
import { usageOfPushedRound, usageOfRound } from './usage';

const million = 1_000_000;

describe('the bill', () => {
  it('is quantity times list price, as in the first example on AppSync’s page of prices', () => {
    // https://aws.amazon.com/appsync/pricing/, example 2: 2.5 million mutations and as many updates.
    expect(dollarsOf({ mutations: 1, deliveries: 1 }, 2_500_000)).toBeCloseTo(10 + 5, 6);
  });

  it('has a line for each consumer and sums to what all of them cost', () => {
    const charges = bill({ one: { writeUnits: 2 }, two: { readUnits: 4, restRequests: 1 } }, million);

    expect(charges).toEqual([
      { name: 'one', dollars: 1.25 },
      { name: 'two', dollars: 4 },
    ]);
    expect(total(charges)).toBe(5.25);
  });

  it('of a million rounds stays at 12 dollars or less, a third below what pushed rounds cost', () => {
    const now = total(bill(usageOfRound, million));

    expect(now).toBeLessThanOrEqual(12);
    expect(now).toBeLessThanOrEqual((total(bill(usageOfPushedRound, million)) * 2) / 3);
  });

  it('names the page of each price', () => {
    for (const { perMillion, source } of Object.values(prices.dollars)) {
      expect(perMillion).toBeGreaterThan(0);
      expect(source).toMatch(/^https:\/\/aws\.amazon\.com\/.+\/pricing\//);
    }
  });

  it('stands in the README as it is computed', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

    for (const { name, dollars } of bill(usageOfRound, million))
      expect(readme).toMatch(new RegExp(`\\| ${name} +\\|[^\\n]*\\| +${dollars.toFixed(2)} +\\|`));
    expect(readme).toContain(`**${total(bill(usageOfRound, million)).toFixed(2)}**`);
    expect(readme).toContain(`${total(bill(usageOfPushedRound, million)).toFixed(2)} dollars before`);
  });
});
