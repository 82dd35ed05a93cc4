import type { Balances } from '#web/lib/live/balances';
import { withoutPayout } from '../../rounds/unseen-round';
import type { SlotRound } from '../published-slot-game';
import { paidAfter } from './feature';

/**
 * Balances up to the spins that the player has seen: the settled balances less the payouts of later spins.
 *
 * @param settled  balances of the settled round
 * @param seen     index of the last spin that was shown
 */
export function balancesSeen(settled: Balances, { coin, outcome }: SlotRound, seen: number): Balances {
  return withoutPayout(settled, { coin, payout: paidAfter(outcome.spins, seen) });
}
