import { negate } from '#domain/money/coin';
import type { Balances } from './balances';
import { type Posting, transfer } from './posting';

/**
 * Takes what is left of a closed account's coins to the house, so that the books balance without its player.
 *
 * @returns the postings, none where nothing is left
 * @throws RangeError where something is set aside: whatever that is for is settled first (our bug)
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

/** Whether an account holds nothing at all. */
export function isEmpty(balances: Balances): boolean {
  return Object.values(balances).every((balance) => balance === 0);
}
