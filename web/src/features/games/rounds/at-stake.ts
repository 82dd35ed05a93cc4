import type { Coin } from '#domain/money/coin';
import type { RoundState } from './machine/round-state';

/**
 * The stake that the displayed balances do not reflect yet: that of a requested round, or what a decision added to one; null for none.
 * Earlier rounds are already deducted.
 */
export function atStake(state: RoundState): { coin: Coin; stake: number } | null {
  if (state.phase === 'requesting' && !state.press.decision) return state.press;
  if (state.phase !== 'showing' || state.table.origin !== 'pressed') return null;
  const { round, stakedBefore } = state.table;
  return { coin: round.coin, stake: round.stake - stakedBefore };
}
