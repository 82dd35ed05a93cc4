import { type Amount, amount } from '#domain/money/coin';
import { type MysteryOdds, pricesAlone, worthAlonePercent } from '#domain/rewards/mystery/odds';
import type { Product } from '#domain/rewards/product';

/** The odds need a second superadmin. */
export interface OddsNeedSecond {
  readonly code: 'approvals/required';
  /** What a piece of this price may be worth on average by odds of one admin, in hundredths of a Sweeps Coin. */
  readonly least: Amount;
  readonly most: Amount;
}

/**
 * Checks whether one admin may publish odds of a product alone: a piece may be worth, on average, as much as it costs and no more, and
 * 60 % of that and no less. What it costs later is bounded by `RandomPrize`.
 */
export function checkOddsAlone(
  { price }: Pick<Product, 'price'>,
  { outcomes }: Pick<MysteryOdds, 'outcomes'>,
): OddsNeedSecond | null {
  const { from, to } = pricesAlone(outcomes);
  if (from <= price && price <= to) return null;
  const worth = (percent: number) => (price * percent) / 100;
  const { least, most } = worthAlonePercent;
  return {
    code: 'approvals/required',
    least: amount(Math.ceil(worth(least))),
    most: amount(Math.floor(worth(most))),
  };
}
