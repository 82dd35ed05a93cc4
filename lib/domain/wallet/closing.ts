import { negate } from '#domain/money/coin';
import { isPlayerAccount } from './account';
import type { Balances } from './balances';
import { type Posting, transfer } from './posting';

/**
 * Transfers the remaining coins of a closed account to the house, so that the ledger stays balanced.
 *
 * @returns the postings, empty when nothing remains
 * @throws RangeError when coins are held, because holds must be settled first (a bug)
 */
export function closeBalances({
  gold,
  sweepsUnplayed,
  sweepsRedeemable,
  goldHeld,
  sweepsHeld,
}: Balances): Posting[] {
  if (goldHeld > 0 || sweepsHeld > 0) throw new RangeError('Coins are set aside in an account to be closed');
  const house = 'house:closures';
  return [
    ...transfer({ player: 'player:gold', house, amount: negate(gold) }),
    ...transfer({ player: 'player:sweeps-unplayed', house, amount: negate(sweepsUnplayed) }),
    ...transfer({ player: 'player:sweeps-redeemable', house, amount: negate(sweepsRedeemable) }),
  ];
}

/**
 * Posts coins to the house that a closed account would gain, because its balances stay empty.
 *
 * @param postings  those of an open account
 */
export function redirectToClosures(postings: readonly Posting[]): Posting[] {
  return postings.map((posting) =>
    isPlayerAccount(posting.account) ? { ...posting, account: 'house:closures' } : posting,
  );
}

/** Whether every balance is zero. */
export function isEmpty(balances: Balances): boolean {
  return Object.values(balances).every((balance) => balance === 0);
}
