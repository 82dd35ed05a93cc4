import type { RoundState } from '../rounds/machine/round-state';
import type { Win } from './win-show';

/** The result on the table once its round was shown; null before that. */
export function settledWin({ phase, table }: RoundState): Win | null {
  if (phase !== 'idle' || !table?.round.isSettled) return null;
  const { coin, stake, payout } = table.round;
  return { id: String(table.presentation), coin, stake, payout };
}
