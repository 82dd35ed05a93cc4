import type { OrderStatus } from './order-status';

/** Final statuses that refund the order. */
export const undoneStatuses = ['declined', 'canceled', 'refunded'] as const;

export type UndoneStatus = (typeof undoneStatuses)[number];

/**
 * Reasons for undoing an order, by final status. The list is closed because the site has a message for each; free text never reaches
 * the player as a reason.
 */
export const reasonsByStatus = {
  declined: ['not-available', 'address-unreachable', 'identity-in-doubt', 'terms-not-met', 'ordered-twice'],
  canceled: ['changed-mind', 'asked-by-player', 'not-available', 'draw-canceled'],
  refunded: [
    'never-arrived',
    'arrived-damaged',
    'wrong-prize',
    'code-not-valid',
    'goodwill',
    'draw-canceled',
  ],
} as const satisfies Record<UndoneStatus, readonly string[]>;

export type OrderReason = (typeof reasonsByStatus)[UndoneStatus][number];

/** Every reason once. */
export const orderReasons = [...new Set(Object.values(reasonsByStatus).flat())] as readonly OrderReason[];

/** Whether the status refunds the order. */
export function isUndone(status: OrderStatus): status is UndoneStatus {
  return status in reasonsByStatus;
}

/** Whether a step may carry this reason: a step that undoes requires one of its status, any other step none. */
export function isReasonOf(status: OrderStatus, reason: OrderReason | null): boolean {
  if (!isUndone(status)) return reason === null;
  return reason !== null && (reasonsByStatus[status] as readonly OrderReason[]).includes(reason);
}
