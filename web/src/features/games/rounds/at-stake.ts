import type { Coin } from '#domain/money/coin';
import type { PlayState } from './play-state';

/**
 * What is at stake and not taken off the balances on show yet: the stake of a round that was just asked for, or what a decision added
 * to one; null for none. Rounds of before are off the balances already.
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
