import { expectedWorth, type MysteryOdds } from '#domain/rewards/mystery/odds';
import type { Product } from '#domain/rewards/product';
import type { SecondNeeded } from './adjusted-alone';

/**
 * Checks whether one admin may publish odds of a product alone: a piece may be worth, on average, as much as it costs and no more. What
 * it costs later is bounded by `ProductChance`.
 */
export function checkOddsAlone({ price }: Product, { outcomes }: MysteryOdds): SecondNeeded | null {
  const { numerator, denominator } = expectedWorth(outcomes);
  const isWorthMore = numerator > BigInt(price) * denominator;
  return isWorthMore ? { code: 'approvals/second-needed', most: price } : null;
}
