import type { Coin } from '#domain/money/coin';
import type { PlayState } from './play-state';

/**
 * The stake that the displayed balances do not reflect yet: that of a requested round, or what a decision added to one; null for none.
 * Earlier rounds are already deducted.
 */
export function atStake({
  phase,
  press,
  played,
  kept,
  resumed,
  replayed,
  stakedBefore,
}: PlayState): { coin: Coin; stake: number } | null {
  if (phase === 'asking' && press && !press.decision) return press;
  if (phase !== 'showing' || !played || kept || resumed || replayed) return null;
  return { coin: played.coin, stake: played.stake - stakedBefore };
}
