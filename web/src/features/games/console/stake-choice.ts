import type { Coin } from '#domain/money/coin';
import type { Balances } from '#web/lib/balances';

/** What a player can stake of a coin: Sweeps Coins count together, those still to be played through first. */
export function spendable(balances: Balances, coin: Coin): number {
  return coin === 'gold' ? balances.gold : balances.sweepsUnplayed + balances.sweepsRedeemable;
}

/** How much is missing for a stake; 0 when there is enough. */
export function missingFor(balances: Balances, coin: Coin, stake: number): number {
  return Math.max(0, stake - spendable(balances, coin));
}

/** The offered stake that an address or a memory asks for, the lowest one when it is not offered. */
export function offeredStake(stakes: readonly number[], wanted: number | null): number {
  return stakes.find((stake) => stake === wanted) ?? stakes[0] ?? 0;
}

/** The next stake up or down the list; the same one at its end. */
export function neighborStake(stakes: readonly number[], stake: number, step: -1 | 1): number {
  return stakes[stakes.indexOf(stake) + step] ?? stake;
}
