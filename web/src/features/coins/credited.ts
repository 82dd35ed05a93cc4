import { type Balances, setBalances } from '#web/lib/live/balances';
import type { Credited } from './coins-views';

/** Shows the balances of a response. @returns the credited amounts */
export function showCredited(answer: { credited: Credited; balances: Balances; sequence: number }): Credited {
  setBalances(answer.balances, answer.sequence);
  return answer.credited;
}
