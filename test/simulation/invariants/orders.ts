import type { Change } from '#lambdas/in-memory/database';
import type { Item } from '#lambdas/in-memory/item';
import { type Invariant, assertInvariant } from './checks';
import { gainOf, type LedgerRow, rowOf } from './rows';

/** Valid status transitions, stated independently of the product. */
const nextStatuses: Readonly<Record<string, readonly string[]>> = {
  placed: ['approved', 'declined', 'canceled'],
  approved: ['shipped', 'delivered', 'declined', 'canceled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
};

/** Whether coins and stock of an order were returned. */
export function wasReversed({ status }: Item): boolean {
  return ['declined', 'canceled', 'refunded'].includes(String(status));
}

/**
 * Checks that an order and its payment row are written together with the same amount, that the timeline advances by valid single steps,
 * and that only an undoing step returns the coins, in the same commit.
 */
export function orderInvariant(): Invariant {
  return {
    committed(changes) {
      const row = rowOf(changes);
      const kind = row?.detail.kind;
      const orders = changes.filter(({ table }) => table === 'orders');
      assertInvariant(orders.length <= 1, () => `a commit wrote ${orders.length} orders`);
      const order = orders[0];
      if (!order) {
        assertInvariant(kind !== 'order' && kind !== 'order-undone', () => `${kind} came without its order`);
        return;
      }
      if (order.before) checkStep(order.before, order.after, row);
      else checkPayment(order.after as Item, row, changes);
    },
  };
}

function checkPayment(order: Item, row: LedgerRow | undefined, changes: readonly Change[]): void {
  const name = `the order ${String(order['id'])}`;
  assertInvariant(
    row?.detail.kind === 'order' && order['transaction'] === row.entry,
    () => `${name} and its payment were not written together`,
  );
  const reservation = changes.find(({ table }) => table === 'carts');
  assertInvariant(
    reservation?.before?.['state'] === 'held' && reservation.after?.['state'] === 'ordered',
    () => `${name} was placed on a reservation that was ${String(reservation?.before?.['state'])}`,
  );
  assertInvariant(
    row !== undefined && gainOf(row, 'house:redemptions', 'sweeps') === order['total'],
    () => `${name} of ${String(order['total'])} was paid with another amount`,
  );
}

function checkStep(before: Item, after: Item | undefined, row: LedgerRow | undefined): void {
  const name = `the order ${String(before['id'])}`;
  assertInvariant(after !== undefined, () => `${name} was deleted`);
  const fixed = ['player', 'id', 'placedAt', 'lines', 'total', 'goldCredited', 'transaction'];
  for (const field of fixed)
    assertInvariant(
      JSON.stringify(before[field]) === JSON.stringify(after?.[field]),
      () => `${name} has another ${field}`,
    );
  const [stepsBefore, stepsAfter] = [before, after].map((item) => item?.['timeline'] as readonly object[]);
  assertInvariant(
    stepsBefore !== undefined &&
      stepsBefore.every((step, index) => JSON.stringify(step) === JSON.stringify(stepsAfter?.[index])) &&
      (stepsAfter?.length ?? 0) - stepsBefore.length <= 1,
    () => `${name} lost a step or took two at once`,
  );
  const from = String(before['status']);
  const to = String(after?.['status']);
  const isStep = stepsAfter?.length !== stepsBefore?.length;
  assertInvariant(
    isStep ? (nextStatuses[from] ?? []).includes(to) : from === to,
    () => `${name} went from ${from} to ${to}`,
  );
  const isReversal = isStep && after !== undefined && wasReversed(after);
  assertInvariant(
    (row?.detail.kind === 'order-undone') === isReversal,
    () => `${name} became ${to} and its coins were not written together`,
  );
  if (!row || !isReversal) return;
  const returned = [
    gainOf(row, 'player:sweeps-redeemable', 'sweeps'),
    gainOf(row, 'house:redemptions', 'sweeps'),
    gainOf(row, 'player:gold', 'gold'),
  ];
  const paid = [Number(before['total']), -Number(before['total']), -Number(before['goldCredited'])];
  assertInvariant(
    returned.every((amount, index) => amount === (paid[index] || 0)),
    () => `${name} took ${paid.join(', ')} and returned ${returned.join(', ')}`,
  );
}
