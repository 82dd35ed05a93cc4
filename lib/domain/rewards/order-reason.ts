import type { OrderStatus } from './order-status';

/** The ends of an order that give back what it took. */
export const undoneStatuses = ['declined', 'canceled', 'refunded'] as const;

export type UndoneStatus = (typeof undoneStatuses)[number];

/**
 * Why an order was undone, by how it ended. The list is closed: the site has a sentence for each, so that nobody reads a word that an
 * admin made up in a hurry.
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

/** Every reason, each once. */
export const orderReasons = [...new Set(Object.values(reasonsByStatus).flat())] as readonly OrderReason[];

/** Whether what an order took went back. */
export function isUndone(status: OrderStatus): status is UndoneStatus {
  return status in reasonsByStatus;
}

/** Whether a step may bear this reason: those that undo need one of theirs, all others explain themselves. */
export function isReasonOf(status: OrderStatus, reason: OrderReason | null): boolean {
  if (!isUndone(status)) return reason === null;
  return reason !== null && (reasonsByStatus[status] as readonly OrderReason[]).includes(reason);
}
