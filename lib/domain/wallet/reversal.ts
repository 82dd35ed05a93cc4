import { negate } from '#domain/money/coin';
import { heldAccountOf, isPlayerAccount } from './account';
import { type Balances, shortfallOf } from './balances';
import type { Posting } from './posting';
import type { InsufficientFunds } from './stake';
import type { Transaction } from './wallet';

/** Ledger detail of a reversal. */
export interface ReversalDetail {
  readonly kind: 'reversal';
  /** Id of the reversed transaction. */
  readonly of: string;
  readonly reason: string;
  /** Account that made it. */
  readonly actor: string;
}

/** The kind has its own way to be undone, or moved no coins. */
export interface NotReversible {
  readonly code: 'wallet/not-reversible';
}

/**
 * Kinds that can be reversed. Orders are undone through their states, holds are released, and reversals are final. Reversing a round with a
 * held stake would hold the stake again, so such a round is corrected by an adjustment.
 */
const reversible: ReadonlySet<string> = new Set(['grant', 'adjustment', 'expiry', 'round', 'wheel-spin']);

/**
 * Reverses a transaction by opposite postings. Nothing is deleted and no balance becomes negative: coins that were played since cannot be
 * taken back.
 *
 * @returns the postings, or the reason for the refusal
 */
export function reverse(
  balances: Balances,
  transaction: Transaction,
): Posting[] | InsufficientFunds | NotReversible {
  const { detail, postings: done } = transaction;
  if (!isReversible(detail.kind, done)) return { code: 'wallet/not-reversible' };
  const postings = done.map((each) => ({ ...each, amount: negate(each.amount) }));
  const shortBy = shortfallOf(balances, postings);
  return shortBy === null ? postings : { code: 'wallet/insufficient-funds', shortBy };
}

/** Sweeps Coins that the postings of a reversal give to the player, in hundredths; 0 when they take some. */
export function sweepsGivenBack(postings: readonly Posting[]): number {
  const own = postings.filter(({ account, coin }) => coin === 'sweeps' && isPlayerAccount(account));
  return Math.max(
    0,
    own.reduce((sum, each) => sum + each.amount, 0),
  );
}

/** Whether a transaction of this kind and with these postings can be reversed, if its coins are still there. */
export function isReversible(kind: string, postings: readonly Pick<Posting, 'account' | 'coin'>[]): boolean {
  return reversible.has(kind) && postings.length > 0 && !postings.some(isOfHeldCoins);
}

function isOfHeldCoins({ account, coin }: Pick<Posting, 'account' | 'coin'>): boolean {
  return account === heldAccountOf(coin);
}
