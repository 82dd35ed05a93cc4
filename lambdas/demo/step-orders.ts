import { dayMs } from '#domain/ledger/days';
import type { OrderReason } from '#domain/rewards/order-reason';
import type { OrderStatus } from '#domain/rewards/order-status';
import { demoAdmin } from './person';
import { RequestRefused, send } from './request';
import type { World } from './world';

/** An order on its way, with the steps that are left. */
export interface OpenOrder {
  readonly player: string;
  readonly id: string;
  readonly isShipped: boolean;
  readonly steps: PlannedStep[];
}

interface Step {
  readonly status: Exclude<OrderStatus, 'placed'>;
  readonly reason?: OrderReason;
}

interface PlannedStep extends Step {
  /** Not before. */
  readonly dueAt: Date;
}

const approved: Step = { status: 'approved' };
const shipped: Step = { status: 'shipped' };
const delivered: Step = { status: 'delivered' };

/** The steps of admins that take an order of a shipped prize to each status. */
export const stepsTo: Readonly<Record<OrderStatus, readonly Step[]>> = {
  placed: [],
  approved: [approved],
  shipped: [approved, shipped],
  delivered: [approved, shipped, delivered],
  declined: [{ status: 'declined', reason: 'not-available' }],
  canceled: [{ status: 'canceled', reason: 'asked-by-player' }],
  refunded: [approved, shipped, delivered, { status: 'refunded', reason: 'arrived-damaged' }],
};

/** Final statuses of some of each twelve orders of shipped prizes; all others are delivered. */
const exceptions: Readonly<Record<number, OrderStatus>> = { 1: 'canceled', 2: 'declined', 3: 'refunded' };

/** Admins have taken orders of the last days only so many steps on, so that orders wait at each step. */
const backlogs = [
  { daysLeft: 7, steps: 1 },
  { daysLeft: 13, steps: 2 },
];

/**
 * Plans the steps of an order that is placed now.
 *
 * @param number    of orders of shipped prizes before this one, which decides its final status
 * @param daysLeft  days until the history ends
 */
export function planSteps(
  { product, chance }: World,
  { isShipped, number, daysLeft }: { isShipped: boolean; number: number; daysLeft: number },
): PlannedStep[] {
  const orderedAt = product.now().getTime();
  const approvedOn = chance.between(0, 2);
  const deliveredOn = approvedOn + chance.between(3, 6);
  const daysAfterOrder: Readonly<Record<Step['status'], number>> = {
    approved: approvedOn,
    shipped: approvedOn + chance.between(1, 2),
    delivered: deliveredOn,
    declined: approvedOn,
    canceled: 0,
    refunded: deliveredOn + 2,
  };
  const final = (isShipped ? exceptions[number % 12] : undefined) ?? 'delivered';
  const backlog = backlogs.find((each) => daysLeft <= each.daysLeft);
  return stepsTo[final]
    .filter(({ status }) => isShipped || status !== 'shipped')
    .map((step) => ({ ...step, dueAt: new Date(orderedAt + daysAfterOrder[step.status] * dayMs) }))
    .slice(0, backlog?.steps);
}

/** Takes every order whose next step is due one step on, as an admin does each day. An order that must stop stays where it is. */
export async function stepOrders(world: World, orders: readonly OpenOrder[]): Promise<void> {
  for (const { player, id, steps } of orders) {
    const [step] = steps;
    if (!step || step.dueAt > world.product.now()) continue;
    steps.shift();
    world.wait(30);
    if (!(await stepOrder(world, { player, id }, step))) steps.splice(0);
  }
}

/** A drawn prize is final, and nothing is approved before its player has proved their identity. */
const stops: readonly string[] = ['orders/outcome-final', 'identity/needed'];

/**
 * Takes an order one step on.
 *
 * @returns false when the order must stop
 */
export async function stepOrder(
  { product, routes, chance, nextKey }: World,
  { player, id }: Pick<OpenOrder, 'player' | 'id'>,
  { status, reason }: Step,
): Promise<boolean> {
  const parcel = { carrier: 'ups', trackingNumber: `1Z${chance.hex(8).toUpperCase()}` };
  const request = {
    method: 'POST',
    path: `/admin/orders/${player}/${id}/steps`,
    key: nextKey(),
    body: { status, ...(reason && { reason }), ...(status === 'shipped' && parcel) },
  } as const;
  try {
    await send(routes.admins, { ...demoAdmin, signedInAt: product.now() }, request);
    return true;
  } catch (error) {
    if (error instanceof RequestRefused && stops.includes(error.code)) return false;
    throw error;
  }
}
