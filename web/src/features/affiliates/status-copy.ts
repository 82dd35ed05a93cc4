import type { CommissionAccrual } from '#contracts/affiliates/routes';

type Residency = CommissionAccrual['status'];

const words: Readonly<Record<Residency['state'], string>> = {
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
  'set-off': 'Set off',
  reversed: 'Reversed',
};

/** How far a line of commission is: with the month of its statement, and the number of the payment once it is paid. */
export function statusLabel({ state, month, payment }: Residency): string {
  if (month === null) return words[state];
  return `${words[state]}, ${month}${payment === null ? '' : `: ${payment}`}`;
}
