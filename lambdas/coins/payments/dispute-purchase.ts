import type { Purchase } from '#domain/coins/purchase';
import {
  closeDispute as close,
  keepsFreeze,
  openDispute as open,
  type SweepsFreezeDetail,
} from '#domain/coins/purchase-dispute';
import { refundPurchase, type RefundDetail } from '#domain/coins/purchase-refund';
import { freeze, owed as owedReason, thaw } from '#domain/play-limits/sweeps-freeze';
import { record } from '#domain/wallet/wallet';
import type { Decision } from '#lambdas/wallet/settle-once';
import type { PurchaseName } from '../stores/purchase-store';
import { type PurchaseBasis, type PurchaseDependencies, settlePurchase } from './settle-purchase';

/**
 * Freezes Sweeps play from the next round on, because the payment is disputed.
 *
 * @param id  the provider's id of the dispute
 */
export async function openDispute(
  dependencies: PurchaseDependencies,
  name: PurchaseName,
  id: string,
): Promise<void> {
  const { now } = dependencies;
  await settlePurchase(dependencies, name, {
    name: 'open-dispute',
    part: id,
    decide(basis) {
      const at = now();
      const after = open(basis.purchase, { id, at });
      return after && frozenBy(dependencies, basis, after, { at, change: freeze, reason: 'disputed' });
    },
  });
}

/**
 * Applies the bank's decision. A dispute won lifts the freeze of its payment, unless another dispute of it is open or was lost; freezes for
 * other reasons stay. A dispute lost takes back the remaining coins as a refund does, once for all disputes of the payment, and the freeze
 * stays until an admin lifts it.
 *
 * @param dispute.id  the provider's id
 */
export async function closeDispute(
  dependencies: PurchaseDependencies,
  name: PurchaseName,
  { id, outcome }: { id: string; outcome: 'won' | 'lost' },
): Promise<void> {
  const { now } = dependencies;
  await settlePurchase(dependencies, name, {
    name: 'close-dispute',
    part: `${id} ${outcome}`,
    decide(basis) {
      const at = now();
      const after = close(basis.purchase, { id, outcome, at });
      if (!after) return null;
      if (outcome === 'won')
        return frozenBy(dependencies, basis, after, {
          at,
          // An admin may have lifted the freeze, so it is kept rather than added.
          change: keepsFreeze(after) ? (frozen) => frozen : thaw,
          reason: 'dispute-won',
        });
      return (
        takenBy(dependencies, basis, after, at) ??
        frozenBy(dependencies, basis, after, { at, change: freeze, reason: 'disputed' })
      );
    },
  });
}

/** Adds, keeps or removes the freeze of a disputed payment; other freezes stay. */
function frozenBy(
  { purchases }: PurchaseDependencies,
  { open: { wallet, play }, id, purchase }: PurchaseBasis,
  after: Purchase,
  { at, change, reason }: { at: Date; change: typeof freeze; reason: 'disputed' | 'dispute-won' },
): Decision {
  const frozen = change(play.frozen, purchase.id);
  const isFrozen = frozen.includes(purchase.id);
  const detail: SweepsFreezeDetail = { kind: 'sweeps-freeze', isFrozen, reason, purchase: purchase.id };
  return {
    ...record(wallet, { id, at, postings: [], detail }),
    play: { ...play, frozen },
    alongside: [purchases.replace(purchase, after)],
  };
}

/** Takes back the remaining coins; null when all were taken back before. */
function takenBy(
  { purchases }: PurchaseDependencies,
  { open: { wallet, play }, id, purchase }: PurchaseBasis,
  decided: Purchase,
  at: Date,
): Decision | null {
  const reason = 'dispute-lost';
  const taken = refundPurchase(decided, wallet.balances, { cents: decided.priceCents, at, reason });
  if (!taken) return null;
  const { postings, cents, owed } = taken;
  const detail: RefundDetail = { kind: 'refund', purchase: purchase.id, cents, owed, reason };
  const isOwing = owed.gold > 0 || owed.sweeps > 0;
  const frozen = freeze(play.frozen, purchase.id);
  return {
    ...record(wallet, { id, at, postings, detail }),
    play: { ...play, frozen: isOwing ? freeze(frozen, owedReason) : frozen },
    alongside: [purchases.replace(purchase, taken.purchase)],
  };
}
