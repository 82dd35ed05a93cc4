import type { Coin } from '#domain/money/coin';
import type { Balances } from '#web/lib/live/balances';

/** The amount of a coin that a player can stake; Sweeps Coins include unplayed ones. */
export function spendable(balances: Balances, coin: Coin): number {
  return coin === 'gold' ? balances.gold : balances.sweepsUnplayed + balances.sweepsRedeemable;
}

/** The amount that is missing for a stake; 0 when the balance is sufficient. */
export function missingFor(balances: Balances, coin: Coin, stake: number): number {
  return Math.max(0, stake - spendable(balances, coin));
}

/** The offered stake that a URL or a stored value requests; the lowest one when it is not offered. */
export function offeredStake(stakes: readonly number[], wanted: number | null): number {
  return stakes.find((stake) => stake === wanted) ?? stakes[0] ?? 0;
}

/** The next stake up or down the list; unchanged at its end. */
export function neighborStake(stakes: readonly number[], stake: number, step: -1 | 1): number {
  return stakes[stakes.indexOf(stake) + step] ?? stake;
}
