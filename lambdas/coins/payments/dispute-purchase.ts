import type { Purchase } from '#domain/coins/purchase';
import {
  closeDispute as close,
  openDispute as open,
  type SweepsFreezeDetail,
} from '#domain/coins/purchase-dispute';
import { refundPurchase, type RefundDetail } from '#domain/coins/purchase-refund';
import { freeze, owed as owedReason, thaw } from '#domain/play-limits/sweeps-freeze';
import { record } from '#domain/wallet/wallet';
import type { Decision } from '#lambdas/wallet/settle-once';
import type { PurchaseName } from '../stores/purchase-store';
import { type PurchaseBasis, type PurchaseDependencies, settlePurchase } from './settle-purchase';

/** Freezes Sweeps play from the next round on, because the payment is disputed. */
export async function openDispute(dependencies: PurchaseDependencies, name: PurchaseName): Promise<void> {
  const { now } = dependencies;
  await settlePurchase(dependencies, name, {
    name: 'open-dispute',
    decide(basis) {
      const at = now();
      const after = open(basis.purchase, at);
      return after && frozenBy(dependencies, basis, after, { at, isFrozen: true, reason: 'disputed' });
    },
  });
}

/**
 * Applies the bank's decision. A dispute won lifts its own freeze only. A dispute lost takes back the remaining coins as a refund does, and
 * the freeze stays until an admin lifts it.
 */
export async function closeDispute(
  dependencies: PurchaseDependencies,
  name: PurchaseName,
  outcome: 'won' | 'lost',
): Promise<void> {
  const { now } = dependencies;
  await settlePurchase(dependencies, name, {
    name: 'close-dispute',
    decide(basis) {
      const at = now();
      const after = close(basis.purchase, { outcome, at });
      if (!after) return null;
      if (outcome === 'won')
        return frozenBy(dependencies, basis, after, { at, isFrozen: false, reason: 'dispute-won' });
      return (
        takenBy(dependencies, basis, after, at) ??
        frozenBy(dependencies, basis, after, { at, isFrozen: true, reason: 'disputed' })
      );
    },
  });
}

/** Adds or removes the freeze of a dispute; other freezes stay. */
function frozenBy(
  { purchases }: PurchaseDependencies,
  { open: { wallet, play }, id, purchase }: PurchaseBasis,
  after: Purchase,
  { at, isFrozen, reason }: { at: Date; isFrozen: boolean; reason: 'disputed' | 'dispute-won' },
): Decision {
  const detail: SweepsFreezeDetail = { kind: 'sweeps-freeze', isFrozen, reason, purchase: purchase.id };
  const frozen = (isFrozen ? freeze : thaw)(play.frozen, purchase.id);
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
  const taken = refundPurchase(decided, wallet.balances, {
    cents: decided.priceCents,
    at,
    reason: 'dispute-lost' as const,
  });
  if (!taken) return null;
  const { postings, cents, owed } = taken;
  const detail: RefundDetail = { kind: 'refund', purchase: purchase.id, cents, owed };
  const isOwing = owed.gold > 0 || owed.sweeps > 0;
  const frozen = freeze(play.frozen, purchase.id);
  return {
    ...record(wallet, { id, at, postings, detail }),
    play: { ...play, frozen: isOwing ? freeze(frozen, owedReason) : frozen },
    alongside: [purchases.replace(purchase, taken.purchase)],
  };
}
