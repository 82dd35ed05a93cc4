import type { AdminOrder } from '#contracts/orders/admin-routes';
import { formatAmount } from '#web/lib/format/coins';
import { countLabel } from '#web/lib/format/numbers';
import type { NextStatus } from './next-steps';

/** Says when a step is right and what it does. */
export const stepEffects: Readonly<Record<NextStatus, string>> = {
  approved: 'Accept the order. The player is notified and sees the date that we promise for the next step.',
  shipped:
    'Record the parcel. The player is notified with the tracking number, and the address can no longer change.',
  delivered: 'Complete the order. The player is notified.',
  declined:
    'Decline an order that we do not accept: it breaks a rule, or a prize is not available. This cannot be undone.',
  canceled:
    'Cancel an order that the player no longer wants or that we cannot fulfill. This cannot be undone.',
  refunded:
    'Refund an order whose prize never arrived, arrived damaged or does not work. It recalls no parcel and cannot be undone.',
};

/** Says what a step that undoes an order gives back, and what stays. */
export function describeReturns({
  total,
  goldCredited,
  lines,
  codes,
}: Pick<AdminOrder, 'total' | 'goldCredited' | 'lines' | 'codes'>): string {
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const unseen = codes.filter(({ firstShownAt }) => firstShownAt === null).length;
  const seen = codes.length - unseen;
  const sentences = [
    `The player receives ${formatAmount('sweeps', total)} SC and a notice.`,
    goldCredited > 0 && `We take back ${formatAmount('gold', goldCredited)} GC.`,
    items > 0 && `${items === 1 ? '1 item returns' : `${countLabel(items)} items return`} to stock.`,
    unseen > 0 && `${codesLabel(unseen)} the player has not viewed ${returns(unseen)} to the pool.`,
    seen > 0 && `${codesLabel(seen)} the player has viewed ${seen === 1 ? 'stays' : 'stay'} with the order.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

function codesLabel(count: number): string {
  return count === 1 ? '1 gift code' : `${countLabel(count)} gift codes`;
}

function returns(count: number): string {
  return count === 1 ? 'returns' : 'return';
}
