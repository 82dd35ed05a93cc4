import { type Amount, amount, type Coin, sum } from '#domain/money/coin';
import { type Balances, playable } from './balances';
import { type Posting, transfer } from './posting';

/** The player's balance is too low. */
export interface InsufficientFunds {
  readonly code: 'wallet/insufficient-funds';
  /** Missing amount in the coin's smallest unit, above zero. */
  readonly shortBy: Amount;
}

/** Parts of a stake by balance. */
export interface StakeParts {
  readonly gold: Amount;
  readonly unplayed: Amount;
  readonly redeemable: Amount;
}

/**
 * Takes a stake and pays out a settled round in one double entry. A Sweeps stake takes unplayed coins first and every Sweeps payout is
 * redeemable, which plays each granted coin through exactly once. A hedged round plays none through: the payout first returns the staked
 * unplayed coins as unplayed.
 *
 * @param round.stake         above zero, in the coin's smallest unit
 * @param round.payout        zero or more, in the same unit
 * @param round.heldUnplayed  unplayed coins among the round's earlier stakes, which were held
 * @returns the postings, or the missing amount
 * @throws RangeError for a stake of zero or less, which would create coins (a bug)
 */
export function settleRound(
  balances: Balances,
  {
    isHedged = false,
    heldUnplayed = amount(0),
    ...round
  }: { coin: Coin; stake: Amount; payout: Amount; isHedged?: boolean; heldUnplayed?: Amount },
): Posting[] | InsufficientFunds {
  assertTaken(round.stake);
  const shortBy = amount(round.stake - playable(balances, round.coin));
  if (shortBy > 0) return { code: 'wallet/insufficient-funds', shortBy };
  const taken = takeStake(balances, round.coin, round.stake);
  const { unplayed } = stakeParts(balances, round.coin, round.stake);
  const returned = isHedged ? sum([unplayed, heldUnplayed]) : amount(0);
  return [...taken, ...payOut(round.coin, round.payout, returned)];
}

/**
 * Postings of a payout; Sweeps Coins are paid as redeemable.
 *
 * @param unplayed  unplayed coins that a hedged round staked: the payout returns them as unplayed first
 */
export function payOut(coin: Coin, payout: Amount, unplayed = amount(0)): Posting[] {
  const house = 'house:games';
  const returned = amount(Math.min(unplayed, payout));
  const player = coin === 'gold' ? 'player:gold' : 'player:sweeps-redeemable';
  return [
    ...transfer({ player: 'player:sweeps-unplayed', house, amount: returned }),
    ...transfer({ player, house, amount: amount(payout - returned) }),
  ];
}

/** Splits an affordable stake by balance: unplayed Sweeps Coins first. */
export function stakeParts(balances: Balances, coin: Coin, stake: Amount): StakeParts {
  if (coin === 'gold') return { gold: stake, unplayed: amount(0), redeemable: amount(0) };
  const unplayed = amount(Math.min(stake, balances.sweepsUnplayed));
  return { gold: amount(0), unplayed, redeemable: amount(stake - unplayed) };
}

/** @throws RangeError unless the amount is above zero */
export function assertTaken(taken: Amount): void {
  if (taken <= 0) throw new RangeError(`${taken} is nothing to take`);
}

function takeStake(balances: Balances, coin: Coin, stake: Amount): Posting[] {
  const house = 'house:games';
  const { gold, unplayed, redeemable } = stakeParts(balances, coin, stake);
  return [
    ...transfer({ player: 'player:gold', house, amount: amount(-gold) }),
    ...transfer({ player: 'player:sweeps-unplayed', house, amount: amount(-unplayed) }),
    ...transfer({ player: 'player:sweeps-redeemable', house, amount: amount(-redeemable) }),
  ];
}
