import type { OrderReason } from '#domain/rewards/order-reason';
import type { OrderStatus } from '#domain/rewards/order-status';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import { giftCards } from './gift-cards';
import { demoStaff, type DemoPlayer } from './person';
import { placeOrder } from './place-order';
import { RequestRefused, send } from './request';
import type { World } from './world';

/** An order on its way, with the steps that are left. */
export interface OpenOrder {
  readonly player: string;
  readonly id: string;
  readonly isShipped: boolean;
  readonly steps: PlannedStep[];
}

interface PlannedStep {
  readonly status: OrderStatus;
  /** Not before. */
  readonly dueAt: Date;
  readonly reason?: OrderReason;
}

/** Products that players of the history redeem for, by how they are delivered. */
const shipped = [
  'harbour-cap',
  'neon-tiger-tee',
  'jade-mug',
  'lantern-lamp',
  'wireless-earbuds',
  'tea-ceremony-box',
];
const others = [
  'gold-coins-100k',
  'gold-coins-250k',
  'mystery-lantern',
  'mystery-chest',
  'dim-sum-class',
  'harbour-cruise',
];

/** Admins have taken orders of the last days only so many steps on, so that orders wait at each step. */
const backlogs = [
  { daysLeft: 7, steps: 1 },
  { daysLeft: 13, steps: 2 },
];
const dayMs = 86_400_000;

/**
 * Orders a prize that the redeemable coins cover.
 *
 * @param number    of shipped orders so far, which decides what becomes of this one
 * @param daysLeft  days until the history ends
 * @returns the order on its way; null when nothing was ordered or nothing is left to do
 * @throws RequestRefused with `identity/needed` above the amount that needs no identity check
 */
export async function redeem(
  world: World,
  player: DemoPlayer,
  { number, daysLeft }: { number: number; daysLeft: number },
): Promise<OpenOrder | null> {
  const { product, chance } = world;
  const { wallet } = await loadOpened(product.wallets)(player.id);
  // The code of a new account that has paid nothing is held for days.
  const cards = (await product.purchases.first(player.id)).paid ? giftCards : [];
  const wanted = chance.pick([...shipped, ...shipped, ...others, ...cards, ...cards]);
  const found = (await product.products.find([wanted])).get(wanted);
  if (!found || found.stock < 2 || found.price > wallet.balances.sweepsRedeemable) return null;

  const order = await placeOrder(world, player, { product: wanted, quantity: 1 });
  if (order.status !== 'placed' || cards.includes(wanted)) return null;
  const isShipped = shipped.includes(wanted);
  const steps = stepsOf(world, number, isShipped);
  const backlog = backlogs.find((each) => daysLeft <= each.daysLeft);
  return { player: player.id, id: order.id, isShipped, steps: steps.slice(0, backlog?.steps) };
}

/** What becomes of an order: of each twelve shipped ones, one is canceled, one declined and one refunded. */
function stepsOf({ product, chance }: World, number: number, isShipped: boolean): PlannedStep[] {
  const orderedAt = product.now().getTime();
  const after = (days: number) => new Date(orderedAt + days * dayMs);
  const place = isShipped ? number % 12 : 0;
  if (place === 1) return [{ status: 'canceled', dueAt: after(0), reason: 'asked-by-player' }];
  const approvedOn = chance.between(0, 2);
  if (place === 2) return [{ status: 'declined', dueAt: after(approvedOn), reason: 'not-available' }];
  const arrivesOn = approvedOn + chance.between(3, 6);
  const shipped: PlannedStep = { status: 'shipped', dueAt: after(approvedOn + chance.between(1, 2)) };
  const refunded: PlannedStep = {
    status: 'refunded',
    dueAt: after(arrivesOn + 2),
    reason: 'arrived-damaged',
  };
  return [
    { status: 'approved', dueAt: after(approvedOn) },
    ...(isShipped ? [shipped] : []),
    { status: 'delivered', dueAt: after(arrivesOn) },
    ...(place === 3 ? [refunded] : []),
  ];
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

/** @returns false when the order must stop */
async function stepOrder(
  { product, routes, chance, nextKey }: World,
  { player, id }: Pick<OpenOrder, 'player' | 'id'>,
  { status, reason }: PlannedStep,
): Promise<boolean> {
  const parcel = { carrier: 'ups', trackingNumber: `1Z${chance.hex(8).toUpperCase()}` };
  const request = {
    method: 'POST',
    path: `/admin/orders/${player}/${id}/steps`,
    key: nextKey(),
    body: { status, ...(reason && { reason }), ...(status === 'shipped' && parcel) },
  } as const;
  try {
    const admin = { ...demoStaff.admin, group: 'ADMINS', signedInAt: product.now() } as const;
    await send(routes.admins, admin, request);
    return true;
  } catch (error) {
    if (error instanceof RequestRefused && stops.includes(error.code)) return false;
    throw error;
  }
}
