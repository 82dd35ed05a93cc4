import type { AdminOrder } from '#contracts/orders/admin-routes';
import { nextStatuses } from '#domain/rewards/order';
import { type OrderReason, reasonsByStatus, type UndoneStatus } from '#domain/rewards/order-reason';

export type NextStatus = Exclude<AdminOrder['status'], 'placed'>;

/** A step that an admin can take, with its button label. */
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
 * Returns the steps that may follow: no shipping without an address, no delivery while codes are missing, and no undoing after a draw or
 * an entry.
 */
export function nextSteps(order: AdminOrder): NextStep[] {
  const { status, address, codesMissing } = order;
  return nextStatuses[status]
    .filter((next) => next !== 'shipped' || address !== null)
    .filter((next) => next !== 'delivered' || codesMissing === 0)
    .filter((next) => !isUndoing(next) || !hasFinalOutcome(order))
    .map((next) => ({ status: next, name: names[next], isUndoing: isUndoing(next) }));
}

/** Explains why an order cannot be declined, canceled or refunded where its status allows it; null if it can, or is final. */
export function explainFinality(order: AdminOrder): string | null {
  if (!hasFinalOutcome(order) || !nextStatuses[order.status].some(isUndoing)) return null;
  return 'This order drew a mystery prize or entered a prize draw, so it cannot be declined, canceled or refunded. Fix other problems with a balance correction.';
}

/** Whether only a superadmin may decline, cancel or refund the order, because the player keeps a gift code that they have viewed. */
export function needsSuperadmin(order: AdminOrder): boolean {
  return order.hasViewedCode && nextSteps(order).some((step) => step.isUndoing);
}

/** Returns the reasons for a step; none for a step that does not need one. */
export function reasonsFor(status: NextStatus): readonly OrderReason[] {
  return isUndoing(status) ? reasonsByStatus[status] : [];
}

/** A draw or an entry is never undone. */
function hasFinalOutcome({ drawn, entries }: AdminOrder): boolean {
  return drawn !== null || entries.length > 0;
}

function isUndoing(status: NextStatus): status is UndoneStatus {
  return status in reasonsByStatus;
}
