import type { OrderReason } from '#domain/rewards/order-reason';
import type { OrderStatus } from '#domain/rewards/order-status';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import { addressOf } from './join';
import { demoStaff, type DemoPlayer } from './person';
import { RequestRefused, send } from './request';
import type { World } from './world';

/** An order on its way, with the steps that are left. */
export interface OpenOrder {
  readonly player: string;
  readonly id: string;
  readonly steps: PlannedStep[];
}

interface PlannedStep {
  readonly status: OrderStatus;
  /** Not before. */
  readonly dueAt: Date;
  readonly reason?: OrderReason;
}

interface PlacedOrder {
  readonly id: string;
  readonly status: OrderStatus;
}

/** Products that players of the history redeem for, by how they are delivered. Gift cards wait for codes of the stage. */
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

const dayMs = 86_400_000;

/**
 * Orders a prize that the redeemable coins cover.
 *
 * @param number  of the order in the history, which decides what becomes of it
 * @returns the order on its way; null when nothing was ordered or nothing is left to do
 * @throws RequestRefused with `identity/needed` above the amount that needs no identity check
 */
export async function redeem(world: World, player: DemoPlayer, number: number): Promise<OpenOrder | null> {
  const { product, routes, chance, nextKey, wait } = world;
  const { wallet } = await loadOpened(product.wallets)(player.id);
  const wanted = chance.pick([...shipped, ...shipped, ...others]);
  const found = (await product.products.find([wanted])).get(wanted);
  if (!found || found.stock < 2 || found.price > wallet.balances.sweepsRedeemable) return null;

  const caller = { id: player.id };
  // A prize stays in the cart when its checkout was refused.
  await send(routes.players, caller, { method: 'DELETE', path: '/cart' });
  await send(routes.players, caller, { method: 'PUT', path: `/cart/lines/${wanted}`, body: { quantity: 1 } });
  wait(20);
  const { reservation } = await send<{ reservation: { id: string } }>(routes.players, caller, {
    method: 'POST',
    path: '/checkout/reservation',
    key: nextKey(),
    body: {},
  });
  wait(60);
  const { order } = await send<{ order: PlacedOrder }>(routes.players, caller, {
    method: 'POST',
    path: '/checkout',
    key: nextKey(),
    body: { reservation: reservation.id, acceptedTerms: true, address: addressOf(player) },
  });
  if (order.status !== 'placed') return null;
  return { player: player.id, id: order.id, steps: stepsOf(world, number, shipped.includes(wanted)) };
}

/** What becomes of an order: of each twenty, one is canceled, one declined and one refunded. */
function stepsOf({ product, chance }: World, number: number, isShipped: boolean): PlannedStep[] {
  const orderedAt = product.now().getTime();
  const after = (days: number) => new Date(orderedAt + days * dayMs);
  const place = number % 20;
  if (place === 6) return [{ status: 'canceled', dueAt: after(0), reason: 'asked-by-player' }];
  const approvedOn = chance.between(0, 2);
  if (place === 12) return [{ status: 'declined', dueAt: after(approvedOn), reason: 'not-available' }];
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
    ...(place === 18 ? [refunded] : []),
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
