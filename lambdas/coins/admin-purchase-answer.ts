import type * as z from 'zod';
import type { adminPurchase } from '#contracts/coins/admin-purchase-shapes';
import { type Purchase, receiptNumberOf, stateOf } from '#domain/coins/purchase';
import { givenUpRefund } from '#domain/coins/refund-failures';
import { refundableOf } from '#domain/coins/refund-request';

/** Maps a purchase to the response for admins. */
export function adminPurchaseAnswer(purchase: Purchase): z.input<typeof adminPurchase> {
  const { refundDue } = purchase;
  return {
    id: purchase.id,
    packageId: purchase.packageId,
    priceCents: purchase.priceCents,
    gold: purchase.gold,
    sweeps: purchase.sweeps,
    state: stateOf(purchase),
    at: purchase.createdAt.toISOString(),
    receiptNumber: receiptNumberOf(purchase),
    refundedCents: purchase.refunded.cents,
    refundable: refundableOf(purchase),
    refundDue: refundDue && { cents: refundDue.cents, failures: refundDue.failures ?? 0 },
    refundGivenUp: givenUpAnswer(purchase),
  };
}

function givenUpAnswer(purchase: Purchase) {
  const refund = givenUpRefund(purchase);
  return (
    refund && {
      ...refund,
      at: refund.at.toISOString(),
      settledAt: refund.settledAt?.toISOString() ?? null,
    }
  );
}
