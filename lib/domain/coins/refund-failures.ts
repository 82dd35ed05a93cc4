import type { Purchase } from './purchase';

/** Number of failures after which a refund is not sent again and its coins go back to the player. */
const mostRefundFailures = 3;

/** Whether a refund failed so often that its money is not sent again. */
export function isGivenUp({ failures = 0 }: { readonly failures?: number }): boolean {
  return failures >= mostRefundFailures;
}

/** A refund that was given up: the player has its coins again, and no money. */
export interface GivenUpRefund {
  /** What is left to refund. */
  readonly cents: number;
  /** How often the bank returned the money; 0 when the provider refused to send it. */
  readonly failures: number;
  readonly at: Date;
  /** When an admin marked it as settled; null until then. */
  readonly settledAt: Date | null;
}

/** Returns the last refund of a purchase if it was given up; null without one, during a dispute, and once another refund or a dispute followed. */
export function givenUpRefund({
  timeline,
  priceCents,
  refunded,
  refundDue,
  refundSettledAt,
}: Pick<
  Purchase,
  'timeline' | 'priceCents' | 'refunded' | 'refundDue' | 'refundSettledAt'
>): GivenUpRefund | null {
  const last = timeline.at(-1);
  if (last?.reason !== 'refund-refused' || last.state === 'disputed' || refundDue) return null;
  const before = timeline.slice(0, -1);
  const failures = before.length - 1 - before.findLastIndex(({ reason }) => reason !== 'refund-failed');
  return { cents: priceCents - refunded.cents, failures, at: last.at, settledAt: refundSettledAt };
}

/** Returns the refund of a purchase that was given up and that an admin has not marked as settled; null without one. */
export function unsettledRefund(purchase: Purchase): GivenUpRefund | null {
  const refund = givenUpRefund(purchase);
  return refund?.settledAt === null ? refund : null;
}

/** Why an admin cannot mark a refund as settled. */
export interface NotGivenUp {
  readonly code: 'coins/refund-not-given-up';
}

/**
 * Marks a refund that was given up as settled, which moves neither coins nor money.
 *
 * @param settled.givenUpAt  when the refund was given up that the admin settled, since another may have been given up later
 * @returns the purchase, unchanged if the refund is settled already, and the refund
 */
export function settleGivenUpRefund(
  purchase: Purchase,
  { givenUpAt, at }: { givenUpAt: Date; at: Date },
): { purchase: Purchase; refund: GivenUpRefund & { readonly settledAt: Date } } | NotGivenUp {
  const refund = givenUpRefund(purchase);
  if (refund?.at.getTime() !== givenUpAt.getTime()) return { code: 'coins/refund-not-given-up' };
  const { settledAt } = refund;
  if (settledAt) return { purchase, refund: { ...refund, settledAt } };
  return {
    purchase: { ...purchase, refundSettledAt: at, revision: purchase.revision + 1 },
    refund: { ...refund, settledAt: at },
  };
}
