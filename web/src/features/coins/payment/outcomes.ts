import type { PracticeOutcome } from '../coins-views';

/** Name and effect of each outcome of a simulated payment, in display order. */
export const outcomeCopy: Readonly<Record<PracticeOutcome, { name: string; text: string }>> = {
  pay: { name: 'Pay', text: 'The payment goes through and the coins are credited.' },
  decline: { name: 'Decline the card', text: 'The bank declines. Nothing is charged.' },
  abandon: { name: 'Leave without paying', text: 'The purchase is canceled. Nothing is charged.' },
  'pay-later': {
    name: 'Slow payment',
    text: 'The payment takes about a minute, the way a bank transfer takes days.',
  },
  'pay-twice': {
    name: 'Duplicate notification',
    text: 'One payment, two identical notifications. The coins must be credited once.',
  },
  'pay-unreported': {
    name: 'Lost notification',
    text: 'No notification arrives. The next reconciliation finds the payment and credits the coins.',
  },
  refund: { name: 'Refund', text: 'The money is returned, and the coins are taken back.' },
  dispute: {
    name: 'Dispute',
    text: 'The bank reviews the payment. Sweeps Coins are frozen until it decides.',
  },
  'dispute-won': { name: 'Confirm the disputed payment', text: 'The bank decides for the seller.' },
  'dispute-lost': { name: 'Return the disputed payment', text: 'The bank returns the money to the buyer.' },
};

const order = Object.keys(outcomeCopy) as PracticeOutcome[];

/** What a buyer can do on any payment page. */
const choices: ReadonlySet<PracticeOutcome> = new Set(['pay', 'decline', 'abandon']);

/** Outcomes in display order: the choices of a buyer, and cases that only tests need. */
interface GroupedOutcomes {
  readonly main: readonly PracticeOutcome[];
  readonly testCases: readonly PracticeOutcome[];
}

/** Groups the possible outcomes of a simulated payment. */
export function groupOutcomes(possible: readonly PracticeOutcome[]): GroupedOutcomes {
  const ordered = order.filter((outcome) => possible.includes(outcome));
  return {
    main: ordered.filter((outcome) => choices.has(outcome)),
    testCases: ordered.filter((outcome) => !choices.has(outcome)),
  };
}
