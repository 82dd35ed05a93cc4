import * as z from 'zod';
import type { AccrualKind, CommissionEvent } from '#domain/affiliates/commission';
import type { MovedMoney, Movement } from '#lambdas/projections/movement';

/** The part of a purchase or refund row that commissions need. */
const ofPurchase = z.looseObject({ purchase: z.string().min(1) });

/** The part of a row of a redeemed or returned prize that commissions need; earlier refunds of draw entries lack it. */
const ofOrder = z.looseObject({ order: z.string().min(1) });

/** The commission event of a movement; null for the many that produce no commission. */
export function commissionEventOf(movement: Movement): CommissionEvent | null {
  const { player, sequence, detail, money, postings } = movement;
  const happened = { player, sequence, at: new Date(movement.at), purchase: null, order: null };
  if (detail.kind === 'account-change')
    return detail['step'] === 'came-by-link' ? { ...happened, kind: 'sign-up', cents: 0 } : null;
  if (money && money.cents !== 0) {
    const { data } = ofPurchase.safeParse(detail);
    const cents = Math.abs(money.cents);
    return { ...happened, kind: kindOf(money), cents, purchase: data?.purchase ?? null };
  }
  // A hundredth of a Sweeps Coin is redeemed for a cent.
  const redeemed = postings.reduce(
    (sum, [account, coin, change]) =>
      account === 'house:redemptions' && coin === 'sweeps' ? sum + change : sum,
    0,
  );
  if (redeemed === 0) return null;
  const { data } = ofOrder.safeParse(detail);
  return {
    ...happened,
    kind: redeemed > 0 ? 'redemption' : 'redemption-undone',
    cents: Math.abs(redeemed),
    order: data?.order ?? null,
  };
}

function kindOf({ kind, cents }: MovedMoney): AccrualKind {
  return kind === 'refund' && cents < 0 ? 'refund-undone' : kind;
}
