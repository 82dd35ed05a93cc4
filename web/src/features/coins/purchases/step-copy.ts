import type { PurchaseReason, PurchaseState, PurchaseView } from '../coins-views';

type Step = PurchaseView['timeline'][number];

const stateNames: Record<PurchaseState, string> = {
  created: 'Started',
  paid: 'Paid',
  credited: 'Credited',
  failed: 'Payment declined',
  expired: 'Timed out',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

const reasonNames: Record<PurchaseReason, string> = {
  'payment-pending': 'Payment pending',
  declined: 'Payment declined',
  'time-over': 'No payment in time',
  canceled: 'Canceled by you',
  'paid-late': 'Paid late',
  'offer-used': 'Credited as the regular package: the first-purchase offer was already used',
  'in-full': 'Fully refunded',
  'in-part': 'Partly refunded',
  'refund-refused': 'Refund not possible: coins given back',
  'refund-failed': 'Your bank returned the refund: we are sending it again',
  'dispute-won': 'Dispute settled: payment confirmed',
  'dispute-lost': 'Dispute settled: payment returned',
};

/** Name of a step; its reason is more specific than its state. */
export function stepName({ state, reason }: Pick<Step, 'state' | 'reason'>): string {
  return reason === null ? stateNames[state] : reasonNames[reason];
}
