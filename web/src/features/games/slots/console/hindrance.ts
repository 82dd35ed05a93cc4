import type { Coin } from '#domain/money/coin';
import type { Balances } from '#web/lib/balances';
import { coinNames, formatAmount } from '#web/lib/coins';
import type { RoundState } from '../rounds/round-state';
import { missingFor } from './stake-choice';

/** Why no round can be played right now, in plain words. */
export interface Hindrance {
  readonly reason:
    'turning' | 'free-spins' | 'unseen' | 'elsewhere' | 'unanswered' | 'loading' | 'funds' | 'pace';
  readonly text: string;
}

/**
 * Finds what stands in the way of the next round.
 *
 * @param table.waiting    whether the shortest time between two rounds still runs
 * @param table.elsewhere  whether free spins of another game come first
 * @returns null when a round can be played
 */
export function hindranceOf(
  state: Pick<RoundState, 'phase' | 'trouble' | 'open'>,
  table: {
    balances: Balances | null;
    coin: Coin;
    stake: number;
    waiting: boolean;
    elsewhere: boolean;
    locale?: string;
  },
): Hindrance | null {
  if (state.phase === 'free-spins') return { reason: 'free-spins', text: 'Your free spins are running.' };
  if (state.phase !== 'resting') return { reason: 'turning', text: 'The reels are turning.' };
  if (state.open) return { reason: 'unseen', text: 'Your free spins are being noted as seen.' };
  if (table.elsewhere) return { reason: 'elsewhere', text: 'Free spins of another game come first.' };
  if (state.trouble && state.trouble.fate !== 'refused') {
    return { reason: 'unanswered', text: 'Your last spin has no answer yet.' };
  }
  if (!table.balances) return { reason: 'loading', text: 'Your balance is on its way.' };
  const missing = missingFor(table.balances, table.coin, table.stake);
  if (missing > 0) {
    const written = formatAmount(table.coin, missing, { locale: table.locale });
    return {
      reason: 'funds',
      text: `You need ${written} ${coinNames[table.coin].short} more for this stake.`,
    };
  }
  return table.waiting ? { reason: 'pace', text: 'The next spin is ready in a moment.' } : null;
}
