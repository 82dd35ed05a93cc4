import { orderStatuses } from '#domain/rewards/order-status';
import type { DemoPlayer } from './person';
import { placeFirstOrder } from './place-order';
import { stepOrder, stepsTo } from './step-orders';
import type { World } from './world';

/** The cheapest prize that is shipped, so that most players can order it. */
const prize = 'harbour-cap';

/**
 * Leaves orders in every status: for each one that chance has led no order to, a player orders a prize and an admin takes it there. A
 * history lacks a status only where no player has the redeemable coins for a prize.
 */
export async function completeOrderStatuses(world: World, players: readonly DemoPlayer[]): Promise<void> {
  const { product, wait } = world;
  for (const status of orderStatuses) {
    if ((await product.orders.count(status, 1)) > 0) continue;
    const order = await placeFirstOrder(world, players, prize);
    if (!order) return;
    for (const step of stepsTo[status]) {
      wait(30);
      if (!(await stepOrder(world, order, step)))
        throw new Error(`Order ${order.id} stopped before it was ${step.status}`);
    }
  }
}
