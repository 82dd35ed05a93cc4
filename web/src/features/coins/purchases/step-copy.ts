import type { PurchaseReason, PurchaseState, PurchaseView } from '../coins-views';

type Step = PurchaseView['timeline'][number];

const stateNames: Record<PurchaseState, string> = {
  created: 'Begun',
  paid: 'Paid',
  credited: 'Credited',
  failed: 'Not paid',
  expired: 'Ended unpaid',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

const reasonNames: Record<PurchaseReason, string> = {
  'payment-pending': 'Payment on its way',
  declined: 'Payment declined',
  'time-over': 'No payment came in time',
  canceled: 'You canceled the payment',
  'paid-late': 'Paid after the time was over',
  'offer-used': 'Credited as the usual package: the first-purchase offer was used already',
  'in-full': 'Refunded in full',
  'in-part': 'Refunded in part',
  'dispute-won': 'Dispute settled: the payment was right',
  'dispute-lost': 'Dispute settled: the money went back',
};

/** Name of a step; its reason is more specific than its state. */
export function stepName({ state, reason }: Pick<Step, 'state' | 'reason'>): string {
  return reason === null ? stateNames[state] : reasonNames[reason];
}
