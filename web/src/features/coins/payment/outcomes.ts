import type { PracticeOutcome } from '../coins-views';

/** Name and purpose of each sandbox outcome, in display order. */
export const outcomeLabel: Readonly<Record<PracticeOutcome, { name: string; text: string }>> = {
  pay: { name: 'Pay', text: 'The payment goes through and the house is told at once.' },
  decline: { name: 'Decline the card', text: 'The bank says no. Nothing is charged.' },
  abandon: { name: 'Abandon', text: 'Leave without paying. The purchase is canceled at once.' },
  'pay-later': {
    name: 'Pay later',
    text: 'The payment takes about a minute, as a transfer between banks takes days.',
  },
  'pay-twice': {
    name: 'Pay, tell the house twice',
    text: 'One payment, two identical messages. It must be credited once.',
  },
  'pay-without-telling': {
    name: 'Pay, never tell the house',
    text: 'The message is lost. The house finds the payment by asking, some minutes later.',
  },
  refund: { name: 'Refund', text: 'The money goes back, and the coins with it.' },
  dispute: {
    name: 'Dispute',
    text: 'The bank is asked about the payment. Sweeps Coins rest until it decides.',
  },
  'dispute-won': { name: 'Settle for the house', text: 'The bank finds that the payment was right.' },
  'dispute-lost': { name: 'Settle for the player', text: 'The bank takes the money back.' },
};

const order = Object.keys(outcomeLabel) as PracticeOutcome[];

/** Returns the possible outcomes in display order. */
export function inOrder(possible: readonly PracticeOutcome[]): PracticeOutcome[] {
  return order.filter((outcome) => possible.includes(outcome));
}
