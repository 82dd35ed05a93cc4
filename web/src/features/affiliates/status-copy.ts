import type { CommissionAccrual } from '#contracts/affiliates/routes';
import { programMonthLabel } from './day-copy';

type AccrualStatus = CommissionAccrual['status'];

const labels: Readonly<Record<AccrualStatus['state'], string>> = {
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
  'set-off': 'Offset',
  reversed: 'Reversed',
};

/** Label of an accrual's status, with the month of its statement and, once paid, the payment reference. */
export function statusLabel({ state, month, payment }: AccrualStatus): string {
  if (month === null) return labels[state];
  return `${labels[state]}, ${programMonthLabel(month)}${payment === null ? '' : `: ${payment}`}`;
}
