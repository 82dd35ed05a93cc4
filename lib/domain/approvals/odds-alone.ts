import { type Amount, amount } from '#domain/money/coin';
import { type MysteryOdds, pricesAlone, worthAlonePercent } from '#domain/rewards/mystery/odds';
import type { Product } from '#domain/rewards/product';

/** The odds need a second superadmin's approval. */
export interface OddsNeedSecond {
  readonly code: 'approvals/required';
  /** Allowed range of the average worth without approval, in hundredths of a Sweeps Coin. */
  readonly least: Amount;
  readonly most: Amount;
}

/**
 * Checks whether one admin may publish odds without approval: the average worth of a piece is 60 % to 100 % of its price. `RandomPrize`
 * limits later changes of the price.
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
