import { decimalLabel } from './numbers';

/** Far below a hundredth of a percent, and far above the floating-point error of a division. */
const lost = 1e-7;

/**
 * The average value of a piece as a percentage of its price, such as `59.99%`.
 *
 * Rounded down, and up above 100%, so that a value outside of a bound never reads as exactly that bound.
 *
 * @param worth  in hundredths of a Sweeps Coin
 * @param price  of a piece, in hundredths of a Sweeps Coin, above 0
 */
export function percentOfPrice(worth: number, price: number): string {
  const hundredths = (worth / price) * 10_000;
  const rounded = hundredths > 10_000 + lost ? Math.ceil(hundredths - lost) : Math.floor(hundredths + lost);
  return `${decimalLabel(rounded / 100, { most: 2 })}%`;
}
