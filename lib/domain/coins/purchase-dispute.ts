import { type DisputeStatus, isCredited, type Purchase, stateOf, step } from './purchase';

/** Ledger detail of freezing or unfreezing a player's Sweeps Coins. It moves no coins. */
export type SweepsFreezeDetail =
  | {
      readonly kind: 'sweeps-freeze';
      /** With `dispute-won` the freeze that stays, because another dispute of the payment is open or was lost. */
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

/** Id of a dispute that an earlier release stored, which recorded one dispute a purchase and no id. */
export const unnamedDispute = 'unnamed';

/** Later statuses of a dispute replace earlier ones. Lost is last, because the bank has returned the money. */
const statusOrder: readonly DisputeStatus[] = ['open', 'won', 'lost'];

/** Whether any dispute of the payment has this status. */
export function hasDispute({ disputes }: Pick<Purchase, 'disputes'>, status: DisputeStatus): boolean {
  return Object.values(disputes).includes(status);
}

/** Whether a payment's disputes keep the player's Sweeps Coins frozen. After a lost one, only an admin lifts the freeze. */
export function keepsFreeze(purchase: Pick<Purchase, 'disputes'>): boolean {
  return hasDispute(purchase, 'open') || hasDispute(purchase, 'lost');
}

/**
 * Records a dispute of the payment; an event that arrives after its decision changes nothing.
 *
 * @param dispute.id  the provider's id
 * @returns null when it is already recorded or the coins were not credited
 */
export function openDispute(purchase: Purchase, { id, at }: { id: string; at: Date }): Purchase | null {
  const disputes = withStatus(purchase, id, 'open');
  return disputes && { ...step(purchase, { state: 'disputed', at, reason: null }), disputes };
}

/**
 * Records the bank's decision. Other disputes stay open. A lost dispute takes the remaining coins back, see `refundPurchase`.
 *
 * @param decision.id  the provider's id of the dispute
 * @returns null when it is already recorded or the coins were not credited
 */
export function closeDispute(
  purchase: Purchase,
  { id, outcome, at }: { id: string; outcome: 'won' | 'lost'; at: Date },
): Purchase | null {
  const disputes = withStatus(purchase, id, outcome);
  if (!disputes) return null;
  const disputed = openDispute(purchase, { id, at }) ?? purchase;
  const decided: Purchase = { ...disputed, disputes, revision: purchase.revision + 1 };
  const { refunded, priceCents } = decided;
  // A refund in between may have changed the state.
  if (stateOf(decided) !== 'disputed') return decided;
  const isRefunded = outcome === 'lost' ? refunded.cents === priceCents : refunded.cents > 0;
  if (outcome === 'lost' && !isRefunded) return decided;
  const settledState = isRefunded ? 'refunded' : 'credited';
  const state = hasDispute(decided, 'open') ? 'disputed' : settledState;
  return { ...step(decided, { state, at, reason: `dispute-${outcome}` }), revision: decided.revision };
}

/**
 * Returns the disputes with a status that was reported. A dispute without an id takes the first id that fits it, since the report may be
 * of that dispute.
 *
 * @returns null when the status, or one that follows it, is already recorded, or the coins were not credited
 */
function withStatus(purchase: Purchase, id: string, status: DisputeStatus): Purchase['disputes'] | null {
  if (!isCredited(purchase)) return null;
  const { [unnamedDispute]: unnamed, ...named } = purchase.disputes;
  const isUnnamed = named[id] === undefined && (unnamed === 'open' || unnamed === status);
  const known = isUnnamed ? unnamed : named[id];
  if (known && statusOrder.indexOf(known) >= statusOrder.indexOf(status)) return null;
  return { ...(isUnnamed ? named : purchase.disputes), [id]: status };
}
