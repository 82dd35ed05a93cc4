import { holdingsMetric } from '#domain/ledger/metric-names';
import type { Coin } from '#domain/money/coin';
import type { Metrics, Totals } from './stores/metric-totals';

/**
 * What all players hold of a coin: what they gained without rounds, and the payouts of all rounds less their stakes.
 *
 * @param parts  all parts of the metrics of `ever`
 */
export function heldOf(coin: Coin, parts: readonly Metrics[]): number {
  const ofMetric = (name: string, totals: Totals) =>
    name === holdingsMetric ? (totals[coin] ?? 0) : (totals[`${coin} p`] ?? 0) - (totals[`${coin} s`] ?? 0);
  return parts
    .flatMap((metrics) => Object.entries(metrics))
    .reduce((sum, [name, totals]) => sum + ofMetric(name, totals), 0);
}

/**
 * What the accounts of players gained of a coin, rounds included.
 *
 * @param totals  totals of the operator on some days
 */
export function gainedOf(coin: Coin, totals: Totals): number {
  return Object.entries(totals)
    .filter(([name]) => name.startsWith('player:') && name.endsWith(` ${coin}`))
    .reduce((sum, [, change]) => sum + change, 0);
}
