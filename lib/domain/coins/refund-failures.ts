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
}

/** Returns the last refund of a purchase if it was given up; null without one, and once another refund or a dispute followed. */
export function givenUpRefund({
  timeline,
  priceCents,
  refunded,
  refundDue,
}: Pick<Purchase, 'timeline' | 'priceCents' | 'refunded' | 'refundDue'>): GivenUpRefund | null {
  const last = timeline.at(-1);
  if (last?.reason !== 'refund-refused' || refundDue) return null;
  const before = timeline.slice(0, -1);
  const failures = before.length - 1 - before.findLastIndex(({ reason }) => reason !== 'refund-failed');
  return { cents: priceCents - refunded.cents, failures, at: last.at };
}
