import type { Coin } from '#domain/money/coin';
import type { Transaction } from '#web/lib/play-fab-ops-types';

/** A transaction in a player's words. */
export interface TransactionWords {
  title: string;
  /** Null when the title says it all. */
  detail: string | null;
  /** What the transaction did to the player's coins, one entry a coin that moved at all; zero when it came out even. */
  changes: { coin: Coin; amount: number }[];
}

/**
 * Says what a transaction was.
 *
 * @param gameName  gives the name of a game by its id
 */
export function describeTransaction(
  transaction: Transaction,
  gameName: (id: string) => string,
): TransactionWords {
  return { ...titleOf(transaction, gameName), changes: changesOf(transaction) };
}

function titleOf({ kind, round, grant }: Transaction, gameName: (id: string) => string) {
  if (kind === 'order') return { title: 'Prize order', detail: 'Redeemed in the store' };
  if (round) return { title: gameName(round.gameId), detail: round.payout > 0 ? 'Played and won' : 'Played' };
  if (kind === 'seed-rotation') return { title: 'New seeds', detail: 'The old server seed was opened' };
  return { title: grantTitles[grant?.reason ?? ''] ?? 'A gift of the house', detail: null };
}

const grantTitles: Record<string, string> = {
  welcome: 'Welcome aboard',
  'demo-promotion': 'Promotion',
  'demo-prize': 'Prize',
};

function changesOf({ postings }: Transaction) {
  const own = postings.filter(({ account }) => account.startsWith('player:'));
  return [...new Set(own.map(({ coin }) => coin))].map((coin) => ({
    coin,
    amount: own.filter((posting) => posting.coin === coin).reduce((sum, { amount }) => sum + amount, 0),
  }));
}

const accountNames: Record<Transaction['postings'][number]['account'], string> = {
  'player:gold': 'Your Gold Coins',
  'player:sweeps-unplayed': 'Your unplayed Sweeps Coins',
  'player:sweeps-redeemable': 'Your redeemable Sweeps Coins',
  'house:games': 'House, games',
  'house:promotions': 'House, promotions',
  'house:redemptions': 'House, prizes',
};

/** What an account of the ledger is called in front of players. */
export function accountName(account: keyof typeof accountNames): string {
  return accountNames[account];
}

/**
 * Puts transactions, newest first, under the days on which they happened.
 *
 * @param dayOf  writes the day of an instant as people read it, in their own time zone
 */
export function groupByDay(
  transactions: readonly Transaction[],
  dayOf: (at: Date) => string,
): { day: string; transactions: Transaction[] }[] {
  const days: { day: string; transactions: Transaction[] }[] = [];
  for (const transaction of transactions) {
    const day = dayOf(new Date(transaction.at));
    const latest = days.at(-1);
    if (latest?.day === day) latest.transactions.push(transaction);
    else days.push({ day, transactions: [transaction] });
  }
  return days;
}
