import { isCredited, type Purchase, stateOf, step } from './purchase';

/** How the ledger remembers that a player's Sweeps Coins were frozen, or are free again. It moves no coins. */
export type SweepsFreezeDetail =
  | {
      readonly kind: 'sweeps-freeze';
      readonly isFrozen: boolean;
      readonly reason: 'disputed' | 'dispute-won';
      /** The purchase whose payment it is about. */
      readonly purchase: string;
    }
  | {
      readonly kind: 'sweeps-freeze';
      readonly isFrozen: false;
      readonly reason: 'settled';
      /** In the words of whoever lifted it. */
      readonly note: string;
      /** Whose sign-in it was lifted with. */
      readonly actor: string;
    };

/**
 * Remembers that a bank was asked about the payment. News of the question that come after those of the answer change nothing; a
 * purchase is asked about once.
 *
 * @returns null where it is known, and for a purchase whose coins have not come
 */
export function openDispute(purchase: Purchase, at: Date): Purchase | null {
  if (!isCredited(purchase) || purchase.dispute !== null) return null;
  return { ...step(purchase, { state: 'disputed', at, reason: null }), dispute: 'open' };
}

/**
 * Remembers what the bank decided. A dispute that was lost takes the rest of the coins back: see `refundPurchase`.
 *
 * @returns null where it is known, and for a purchase whose coins have not come
 */
export function closeDispute(
  purchase: Purchase,
  { outcome, at }: { outcome: 'won' | 'lost'; at: Date },
): Purchase | null {
  if (!isCredited(purchase) || purchase.dispute === 'won' || purchase.dispute === 'lost') return null;
  const asked = openDispute(purchase, at) ?? purchase;
  const decided: Purchase = { ...asked, dispute: outcome, revision: purchase.revision + 1 };
  const { refunded, priceCents } = decided;
  // A refund in between has taken the purchase on already.
  if (stateOf(decided) !== 'disputed') return decided;
  const isRefunded = outcome === 'lost' ? refunded.cents === priceCents : refunded.cents > 0;
  if (outcome === 'lost' && !isRefunded) return decided;
  const state = isRefunded ? 'refunded' : 'credited';
  return { ...step(decided, { state, at, reason: `dispute-${outcome}` }), revision: decided.revision };
}
