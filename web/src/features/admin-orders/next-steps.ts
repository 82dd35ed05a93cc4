import type { AdminOrder } from '#contracts/orders/admin-routes';
import { nextStatuses } from '#domain/rewards/order';
import { type OrderReason, reasonsByStatus, type UndoneStatus } from '#domain/rewards/order-reason';

export type NextStatus = Exclude<AdminOrder['status'], 'placed'>;

/** A step that an admin can take, with the words of its button. */
export interface NextStep {
  status: NextStatus;
  name: string;
  isUndoing: boolean;
}

const names: Record<NextStatus, string> = {
  approved: 'Approve',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  declined: 'Decline',
  canceled: 'Cancel',
  refunded: 'Refund',
};

/**
 * What may follow for this order: nothing is shipped that has nowhere to go, or delivered while codes of it are missing, and nothing
 * goes back of which something was drawn or entered.
 */
export function nextSteps(order: AdminOrder): NextStep[] {
  const { status, address, codesMissing } = order;
  return nextStatuses[status]
    .filter((next) => next !== 'shipped' || address !== null)
    .filter((next) => next !== 'delivered' || codesMissing === 0)
    .filter((next) => !isUndoing(next) || !standsAsDrawn(order))
    .map((next) => ({ status: next, name: names[next], isUndoing: isUndoing(next) }));
}

/** Why an order can be neither declined, canceled nor refunded where it otherwise could be; null when it can, or has ended. */
export function whyItStands(order: AdminOrder): string | null {
  if (!standsAsDrawn(order) || !nextStatuses[order.status].some(isUndoing)) return null;
  return 'A mystery prize of this order was drawn, or a draw entered, so it stands. What went wrong with the rest is put right by a correction.';
}

/** The reasons that a step can bear; none for one that explains itself. */
export function reasonsFor(status: NextStatus): readonly OrderReason[] {
  return isUndoing(status) ? reasonsByStatus[status] : [];
}

/** What was drawn or entered is never taken back. */
function standsAsDrawn({ drawn, entries }: AdminOrder): boolean {
  return drawn !== null || entries.length > 0;
}

function isUndoing(status: NextStatus): status is UndoneStatus {
  return status in reasonsByStatus;
}

/**
 * Whether an order waits longer than its player was promised.
 *
 * @param today  such as `2026-11-26`, in UTC as promises are
 */
export function isLate(
  { timeline, status }: Pick<AdminOrder, 'timeline' | 'status'>,
  today: string,
): boolean {
  const promised = timeline.at(-1)?.promisedOn ?? null;
  return nextStatuses[status].length > 1 && promised !== null && promised < today;
}
