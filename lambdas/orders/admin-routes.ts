import * as contract from '#contracts/orders/admin-routes';
import { checkDelivery, type DeliveryRules } from '#domain/rewards/delivery-check';
import { type Order, statusOf } from '#domain/rewards/order';
import { hasViewedCode } from '#domain/rewards/order-code';
import { orderFindOf } from '#domain/rewards/order-find';
import { isUndone } from '#domain/rewards/order-reason';
import type { StepDetails } from '#domain/rewards/order-step';
import { checkUndoing } from '#domain/rewards/undo-order';
import type { PlayerName, PlayerStore } from '#lambdas/account/stores/player-store';
import { recordFoundPlayers, recordRead } from '#lambdas/audit/record-reads';
import type { AuditStore } from '#lambdas/audit/stores/audit-store';
import { replaceCode, type ReplaceCodeDependencies } from '#lambdas/gift-codes/replace-code';
import { serveOrders, type ServeOrdersDependencies } from '#lambdas/gift-codes/serve-orders';
import { type CodesAtHand, codesReturned } from '#lambdas/gift-codes/take-codes';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { correctOrderAddress, type CorrectOrderAddressDependencies } from './correct-order-address';
import { findOrders, type FindOrdersDependencies } from './find-orders';
import { orderAnswer } from './order-answers';
import { readReceiver, type ReadReceiverDependencies } from './read-receiver';
import { stepOrder, type StepOrderDependencies } from './step-order';
import type { OrderLists } from './stores/order-lists';
import type { CountedAlone } from './undo-order';

export interface AdminOrderDependencies
  extends
    StepOrderDependencies,
    ServeOrdersDependencies,
    ReadReceiverDependencies,
    CorrectOrderAddressDependencies,
    ReplaceCodeDependencies,
    Omit<FindOrdersDependencies, 'orders'> {
  readonly players: Pick<PlayerStore, 'namesOf'>;
  readonly audit: AuditStore;
  readonly approvals: CountedAlone;
  readonly wallets: StepOrderDependencies['wallets'];
  readonly orders: StepOrderDependencies['orders'] & OrderLists;
  readonly rules: DeliveryRules;
}

/** Steps toward delivery. */
const onTheWay: ReadonlySet<string> = new Set(['approved', 'shipped', 'delivered']);

/** Registers the routes with which admins manage orders. */
export function addOrderRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: AdminOrderDependencies,
): void {
  const { orders, players, audit, approvals, now, rules } = dependencies;

  adminRoute(contract.listAdminOrders, async ({ id: actor }, { query }) => {
    const { orders: found, next } = await findOrders(dependencies, query);
    const owners = found.map(({ player }) => player);
    if (query.find !== undefined && orderFindOf(query.find).by === 'email') {
      const route = contract.listAdminOrders.operationId;
      const lost = await recordFoundPlayers(dependencies, { actor, players: owners, route });
      if (lost) return lost;
    }
    const names = await players.namesOf(owners);
    return { items: found.map((order) => adminOrderAnswer(order, names.get(order.player))), next };
  });

  adminRoute(contract.countAdminOrders, async () => {
    const [placed = 0, approved = 0, shipped = 0] = await Promise.all(
      (['placed', 'approved', 'shipped'] as const).map((status) =>
        orders.count(status, contract.mostCounted),
      ),
    );
    return { placed, approved, shipped };
  });

  adminRoute(contract.readAdminOrder, async (_admin, { parameters: { player, id } }) => {
    const order = await orders.find(player, id);
    return order ? answer(order) : { code: 'orders/unknown-order' };
  });

  adminRoute(contract.findAdminOrder, async ({ id: actor }, { parameters: { id } }) => {
    const player = await orders.playerOf(id);
    const order = player === undefined ? undefined : await orders.find(player, id);
    if (!order) return { code: 'orders/unknown-order' };
    const route = contract.findAdminOrder.operationId;
    const lost = await recordRead(dependencies, { actor, player: order.player, route });
    return lost ?? answer(order);
  });

  adminRoute(
    contract.correctOrderAddress,
    async ({ id: by }, { parameters: { player, id }, body, idempotencyKey: key }) => {
      const order = await correctOrderAddress(dependencies, { ...body, player, order: id, by, key });
      return isRefusal(order) ? order : answer(order);
    },
  );

  adminRoute(
    contract.replaceOrderCode,
    async (replacer, { parameters: { player, id, number }, body, idempotencyKey: key }) => {
      const request = { player, order: id, by: replacer.id, key, number, replacer, ...body };
      const order = await replaceCode(dependencies, request);
      return isRefusal(order) ? order : answer(order);
    },
  );

  adminRoute(
    contract.stepAdminOrder,
    async (admin, { parameters: { player, id }, body, idempotencyKey: key }) => {
      const by = admin.id;
      const { status, reason = null, note = null, carrier, trackingNumber, promisedOn = null } = body;
      const parcel = carrier && trackingNumber !== undefined ? { carrier, trackingNumber } : null;
      const step: StepDetails = { status, actor: 'admin', reason, note, parcel, promisedOn };
      const receiver = onTheWay.has(status) ? await readReceiver(dependencies, player) : null;
      if (receiver === undefined) return { code: 'orders/unknown-order' };
      let returned: CodesAtHand = new Map();
      const order = await stepOrder(dependencies, {
        player,
        order: id,
        by,
        key,
        step,
        approvals,
        refuse(found) {
          if (isUndone(status)) return checkUndoing(found, admin, now());
          const wonAt = found.lines.some((line) => line.isWon) ? found.placedAt : null;
          return receiver && checkDelivery(receiver, wonAt, now(), rules);
        },
        alongside(before, after, at) {
          returned = codesReturned(before, after);
          return [actOf(before, after, { at, by, key })];
        },
      });
      if (isRefusal(order)) return order;
      // Other orders may wait for the returned codes. A repeated step completes what a crash left undone.
      if (isUndone(status)) await serveOrders(dependencies, undefined, returned);
      return answer(order);
    },
  );

  async function answer(order: Order) {
    const names = await players.namesOf([order.player]);
    return { order: adminOrderAnswer(order, names.get(order.player)) };
  }

  /** Builds the audit entry of a step, without free text and without the destination of a parcel. */
  function actOf(
    before: Order,
    after: Order,
    { at, by, key }: { at: Date; by: string; key: string },
  ): AtomicWrite {
    const { player, id, timeline } = after;
    const { status, reason, note, parcel, promisedOn } = timeline.at(-1) ?? {};
    return audit.record({
      id: auditId(at, JSON.stringify([by, 'step-order', id, key])),
      at,
      actor: by,
      act: `order-${status ?? 'moved'}`,
      subject: { kind: 'order', id, player },
      reason: reason ?? null,
      detail: {
        from: statusOf(before),
        total: after.total,
        promisedOn: promisedOn ?? null,
        hasNote: note !== undefined,
        carrier: parcel?.carrier ?? null,
      },
    });
  }
}

function adminOrderAnswer(order: Order, name: PlayerName | undefined) {
  const leftOut = order.timeline.flatMap((step) => step.leftOut ?? []);
  return {
    ...orderAnswer(order),
    player: order.player,
    playerEmail: name?.email ?? null,
    playerName: name?.displayName ?? null,
    revision: order.revision,
    hasViewedCode: hasViewedCode(order),
    leftOut,
  };
}
