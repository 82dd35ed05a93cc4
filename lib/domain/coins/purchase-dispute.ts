import { isCredited, type Purchase, stateOf, step } from './purchase';

/** Ledger detail of freezing or unfreezing a player's Sweeps Coins. It moves no coins. */
export type SweepsFreezeDetail =
  | {
      readonly kind: 'sweeps-freeze';
      readonly isFrozen: boolean;
      readonly reason: 'disputed' | 'dispute-won';
      /** The purchase with the disputed payment. */
      readonly purchase: string;
    }
  | {
      readonly kind: 'sweeps-freeze';
      readonly isFrozen: false;
      readonly reason: 'settled';
      /** Explanation by the admin who lifted it. */
      readonly note: string;
      /** Account that lifted it. */
      readonly actor: string;
    };

/**
 * Records a dispute of the payment. Each purchase has at most one; an event that arrives after the decision changes nothing.
 *
 * @returns null when it is already recorded or the coins were not credited
 */
export function openDispute(purchase: Purchase, at: Date): Purchase | null {
  if (!isCredited(purchase) || purchase.dispute !== null) return null;
  return { ...step(purchase, { state: 'disputed', at, reason: null }), dispute: 'open' };
}

/**
 * Records the bank's decision. A lost dispute takes the remaining coins back, see `refundPurchase`.
 *
 * @returns null when it is already recorded or the coins were not credited
 */
export function closeDispute(
  purchase: Purchase,
  { outcome, at }: { outcome: 'won' | 'lost'; at: Date },
): Purchase | null {
  if (!isCredited(purchase) || purchase.dispute === 'won' || purchase.dispute === 'lost') return null;
  const disputed = openDispute(purchase, at) ?? purchase;
  const decided: Purchase = { ...disputed, dispute: outcome, revision: purchase.revision + 1 };
  const { refunded, priceCents } = decided;
  // A refund in between may have changed the state.
  if (stateOf(decided) !== 'disputed') return decided;
  const isRefunded = outcome === 'lost' ? refunded.cents === priceCents : refunded.cents > 0;
  if (outcome === 'lost' && !isRefunded) return decided;
  const state = isRefunded ? 'refunded' : 'credited';
  return { ...step(decided, { state, at, reason: `dispute-${outcome}` }), revision: decided.revision };
}
