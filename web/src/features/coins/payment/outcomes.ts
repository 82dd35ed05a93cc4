import type { PracticeOutcome } from '../coins-views';

/** Name and purpose of each sandbox outcome, in display order. */
export const outcomeCopy: Readonly<Record<PracticeOutcome, { name: string; text: string }>> = {
  pay: { name: 'Pay', text: 'The payment goes through, and we are notified right away.' },
  decline: { name: 'Decline the card', text: 'The bank declines. Nothing is charged.' },
  abandon: { name: 'Leave without paying', text: 'The purchase is canceled right away.' },
  'pay-later': {
    name: 'Pay later',
    text: 'The payment takes about a minute, the way a bank transfer takes days.',
  },
  'pay-twice': {
    name: 'Pay, notify twice',
    text: 'One payment, two identical notifications. It must be credited once.',
  },
  'pay-without-telling': {
    name: 'Pay, never notify',
    text: 'The notification is lost. We find the payment ourselves a few minutes later.',
  },
  refund: { name: 'Refund', text: 'The money is returned, and the coins are taken back.' },
  dispute: {
    name: 'Dispute',
    text: 'The bank reviews the payment. Sweeps Coins are frozen until it decides.',
  },
  'dispute-won': { name: 'Settle for the operator', text: 'The bank confirms the payment.' },
  'dispute-lost': { name: 'Settle for the player', text: 'The bank takes the money back.' },
};

const order = Object.keys(outcomeCopy) as PracticeOutcome[];

/** Returns the possible outcomes in display order. */
export function inOrder(possible: readonly PracticeOutcome[]): PracticeOutcome[] {
  return order.filter((outcome) => possible.includes(outcome));
}
