import type { Balances } from '#web/lib/balances';
import { withoutPayout } from '../../rounds/unseen-round';
import type { SlotRound } from '../published-slot-game';
import { paidAfter } from './feature';

/**
 * The balances as far as a player has seen them come about: those of the settled round without what its later spins pay.
 *
 * @param settled  as the house answered the round
 * @param seen     the last spin that was shown
 */
export function balancesSeen(settled: Balances, { coin, outcome }: SlotRound, seen: number): Balances {
  return withoutPayout(settled, { coin, payout: paidAfter(outcome.spins, seen) });
}
