import { type Amount, amount } from '#domain/money/coin';
import { type MysteryOdds, mostWorthPercent, pricesAlone } from '#domain/rewards/mystery/odds';
import type { Product } from '#domain/rewards/product';

/** The odds need a second superadmin's approval. */
export interface OddsNeedSecond {
  readonly code: 'approvals/required';
  /** Allowed range of the average worth without approval, in hundredths of a Sweeps Coin. */
  readonly least: Amount;
  readonly most: Amount;
}

/**
 * Checks whether one admin may publish odds without approval: the average worth of a mystery prize is neither above its price nor too far below
 * it. `RandomPrize` limits later changes of the price.
 *
 * @param leastWorthPercent  lowest average worth of a mystery prize, in percent of its price
 */
export function checkOddsAlone(
  { price }: Pick<Product, 'price'>,
  { outcomes }: Pick<MysteryOdds, 'outcomes'>,
  leastWorthPercent: number,
): OddsNeedSecond | null {
  const { from, to } = pricesAlone(outcomes, leastWorthPercent);
  if (from <= price && price <= to) return null;
  const worth = (percent: number) => (price * percent) / 100;
  return {
    code: 'approvals/required',
    least: amount(Math.ceil(worth(leastWorthPercent))),
    most: amount(Math.floor(worth(mostWorthPercent))),
  };
}
