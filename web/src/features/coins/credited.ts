import { type Balances, setBalances } from '#web/lib/balances';
import type { Credited } from './coins-views';

/** Shows the balances that came with an answer. @returns what it gave */
export function showCredited(answer: { credited: Credited; balances: Balances; sequence: number }): Credited {
  setBalances(answer.balances, answer.sequence);
  return answer.credited;
}
