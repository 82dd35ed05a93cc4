import { type Coin } from '#domain/money/coin';
import { type Balances } from '#web/lib/balances';
import { coinNames, formatAmount } from '#web/lib/coins';
import { type RoundState } from '../rounds/round-state';
import { missingFor } from './stake-choice';

/**
 * Why no round can be played right now, in plain words; null when one can.
 *
 * @param table.waiting  whether the shortest time between two rounds still runs
 */
export function hindranceOf(
  state: Pick<RoundState, 'phase' | 'trouble'>,
  table: { balances: Balances | null; coin: Coin; stake: number; waiting: boolean; locale?: string },
): string | null {
  if (state.phase !== 'resting') return 'The reels are turning.';
  if (state.trouble && state.trouble.fate !== 'refused') return 'Your last spin has no answer yet.';
  if (!table.balances) return 'Your balance is on its way.';
  const missing = missingFor(table.balances, table.coin, table.stake);
  if (missing > 0) {
    const written = formatAmount(table.coin, missing, table.locale ? { locale: table.locale } : {});
    return `You need ${written} ${coinNames[table.coin].short} more for this stake.`;
  }
  return table.waiting ? 'The next spin is ready in a moment.' : null;
}
