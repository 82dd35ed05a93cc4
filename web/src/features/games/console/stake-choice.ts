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

/** The highest offered stake up to a limit; null when even the lowest one is above it. */
export function highestStake(stakes: readonly number[], limit: number): number | null {
  return stakes.findLast((stake) => stake <= limit) ?? null;
}

/**
 * Stakes of the quick buttons. Not every list has half and twice each stake: half is the highest offered stake up to half of the present
 * one, and double the lowest one from twice the present one, but at most the highest one that the balance covers.
 *
 * @param affordable  the highest stake that the balance covers; null when it covers none
 * @returns the present stake where a button changes nothing
 */
export function presetStakes(
  stakes: readonly number[],
  stake: number,
  affordable: number | null,
): Record<'half' | 'double' | 'max', number> {
  const max = affordable ?? stake;
  const twice = stakes.find((offered) => offered >= stake * 2) ?? max;
  return {
    half: highestStake(stakes, stake / 2) ?? stakes[0] ?? stake,
    double: Math.max(stake, Math.min(twice, max)),
    max,
  };
}

/** The next stake up or down the list; unchanged at its end. */
export function neighborStake(stakes: readonly number[], stake: number, step: -1 | 1): number {
  return stakes[stakes.indexOf(stake) + step] ?? stake;
}
