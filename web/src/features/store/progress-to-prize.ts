import { formatAmount } from '#web/lib/format/coins';

/**
 * Returns how far redeemable coins reach to a price, both in hundredths of a Sweeps Coin.
 *
 * @returns percent  0 to 100, rounded down, so that a missing coin never looks complete
 */
export function progressTo(price: number, redeemable: number): { percent: number; label: string } {
  if (redeemable >= price) return { percent: 100, label: 'You have enough for this prize' };
  return {
    percent: Math.floor((100 * redeemable) / price),
    label: `${formatAmount('sweeps', price - redeemable)} SC to go`,
  };
}
