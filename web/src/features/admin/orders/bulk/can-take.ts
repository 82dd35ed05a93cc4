import type { AdminOrder } from '#contracts/orders/admin-routes';
import { nextSteps } from '../next-steps';

/** Whether an order can take a bulk step now. */
export function canTake(order: AdminOrder, status: 'approved' | 'shipped'): boolean {
  return nextSteps(order).some((step) => step.status === status);
}
