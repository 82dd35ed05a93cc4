import prices from './prices.json' with { type: 'json' };
import type { Metered, Usage } from './usage';

/** A line of a bill. */
export interface Charge {
  readonly name: string;
  readonly dollars: number;
}

/** The dollars of what was consumed, at the list prices of `prices.json`; free tiers and data storage are left out. */
export function dollarsOf(usage: Usage, times = 1): number {
  const metered = Object.entries(usage) as [Metered, number][];
  return metered.reduce(
    (sum, [name, quantity]) => sum + (quantity * times * prices.dollars[name].perMillion) / 1_000_000,
    0,
  );
}

/**
 * Bills what was consumed, a line for each consumer.
 *
 * @param times  how often it was consumed, as in 1,000,000 rounds
 */
export function bill(usage: Readonly<Record<string, Usage>>, times = 1): readonly Charge[] {
  return Object.entries(usage).map(([name, each]) => ({ name, dollars: dollarsOf(each, times) }));
}

/** The sum of a bill in dollars. */
export function total(charges: readonly Charge[]): number {
  return charges.reduce((sum, { dollars }) => sum + dollars, 0);
}
