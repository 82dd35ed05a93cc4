import { mostWorthPercent } from '#domain/rewards/mystery/odds';
import { percentOfPrice } from '#web/lib/format/percent-of-price';

/** Expected value, in percent of the price, from which an admin is warned, although one admin may publish it. */
const highWorthPercent = 95;
/** Change of the expected value, in percent of the price, from which an admin is warned. */
const farChangePercent = 10;

/** The expected value of odds that an admin is about to publish. */
export interface OddsWorth {
  /** In hundredths of a Sweeps Coin. */
  readonly worth: number;
  /** Of a mystery prize, in hundredths of a Sweeps Coin. */
  readonly price: number;
  /** Expected value of the odds in force; null for none. */
  readonly before: number | null;
  /** Lowest expected value that one admin may publish, in percent of the price. */
  readonly leastWorthPercent: number;
}

/** Returns what an admin should consider before publishing odds; nothing for an expected value that is usual. */
export function oddsWarnings({ worth, price, before, leastWorthPercent }: OddsWorth): string[] {
  if (price <= 0) return [];
  const percent = (value: number) => (value / price) * 100;
  const share = percentOfPrice(worth, price);
  const warnings: (string | false)[] = [
    percent(worth) < leastWorthPercent &&
      `Players get back ${share} of the price on average. Below ${leastWorthPercent}%, a second superadmin must approve the odds.`,
    percent(worth) > mostWorthPercent &&
      `Each item gives away more than it costs: ${share} of the price on average. A second superadmin must approve the odds.`,
    percent(worth) > highWorthPercent &&
      percent(worth) <= mostWorthPercent &&
      `Players get back ${share} of the price on average, which leaves almost no margin.`,
    before !== null &&
      Math.abs(percent(worth) - percent(before)) >= farChangePercent &&
      `The expected value changes from ${percentOfPrice(before, price)} to ${share} of the price.`,
  ];
  return warnings.filter((warning) => warning !== false);
}
