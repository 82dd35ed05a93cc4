import type { Coin } from '#domain/money/coin';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import type { Balances } from '#web/lib/live/balances';
import { awaitsRetry, type OpenRound, type Trouble } from '../rounds/machine/round-state';
import { missingFor } from './stake-choice';

/** Why no round can be played right now, with a message for the player. */
export interface Blocker {
  readonly reason: 'busy' | 'unseen' | 'unanswered' | 'loading' | 'funds' | 'pace';
  readonly text: string;
  /** Shorter text for a message that begins with the result of a round. */
  readonly brief?: string;
}

/** The blocker of a round before the shortest time from the last one has elapsed. */
export const tooEarly: Blocker = { reason: 'pace', text: 'You can play again in a moment.' };

/**
 * Finds the blocker of the next round.
 *
 * @param round.busy     message about the running activity of the game; null while it rests
 * @param table.waiting  whether the shortest time between two rounds has not elapsed
 * @returns null when a round can be played
 */
export function blockerOf(
  round: { busy: string | null; trouble: Trouble | null; open: OpenRound | null },
  table: {
    balances: Balances | null;
    coin: Coin;
    stake: number;
    waiting: boolean;
    locale?: string;
  },
): Blocker | null {
  if (round.busy !== null) return { reason: 'busy', text: round.busy };
  if (round.open) return { reason: 'unseen', text: 'Your last round is being confirmed.' };
  if (awaitsRetry(round.trouble)) {
    return { reason: 'unanswered', text: 'Your last round has no result yet.' };
  }
  if (!table.balances) return { reason: 'loading', text: 'Your balance is loading.' };
  const missing = missingFor(table.balances, table.coin, table.stake);
  if (missing > 0) {
    const written = formatAmount(table.coin, missing, { locale: table.locale });
    const coin = coinNames[table.coin].short;
    return {
      reason: 'funds',
      text: `Not enough ${coin}. You need ${written} more.`,
      brief: `You need ${written} ${coin} more.`,
    };
  }
  return table.waiting ? tooEarly : null;
}
