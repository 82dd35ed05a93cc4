import type { PurchaseView } from '../coins-views';

/** Builds a purchase with defaults for tests. */
export function purchaseOf(changes: Partial<PurchaseView> = {}): PurchaseView {
  return {
    id: 'purchase-1',
    packageId: 'gold-50k',
    priceCents: 499,
    gold: 50_000,
    sweeps: 500,
    state: 'created',
    createdAt: '2026-11-21T20:00:00.000Z',
    timeline: [{ state: 'created', at: '2026-11-21T20:00:00.000Z', reason: null }],
    receiptNumber: null,
    refundedCents: 0,
    payableUntil: null,
    checkoutUrl: null,
    ...changes,
  };
}
