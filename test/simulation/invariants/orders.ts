import type { Change } from '#lambdas/in-memory/database';
import type { Item } from '#lambdas/in-memory/item';
import { type Invariant, mustHold } from './checks';
import { gainOf, type LedgerRow, rowOf } from './rows';

/** Valid status transitions, stated independently of the product. */
const following: Readonly<Record<string, readonly string[]>> = {
  placed: ['approved', 'declined', 'canceled'],
  approved: ['shipped', 'delivered', 'declined', 'canceled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
};

/** Whether coins and stock of an order were returned. */
export function hasGoneBack({ status }: Item): boolean {
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
      mustHold(orders.length <= 1, () => `a commit wrote ${orders.length} orders`);
      const order = orders[0];
      if (!order) {
        mustHold(kind !== 'order' && kind !== 'order-undone', () => `${kind} came without its order`);
        return;
      }
      if (order.before) checkStep(order.before, order.after, row);
      else checkPayment(order.after as Item, row, changes);
    },
  };
}

function checkPayment(order: Item, row: LedgerRow | undefined, changes: readonly Change[]): void {
  const name = `the order ${String(order['id'])}`;
  mustHold(
    row?.detail.kind === 'order' && order['transaction'] === row.entry,
    () => `${name} and its payment were not written together`,
  );
  const held = changes.find(({ table }) => table === 'reservations');
  mustHold(
    held?.before?.['state'] === 'held' && held.after?.['state'] === 'ordered',
    () => `${name} was placed on what was ${String(held?.before?.['state'])}`,
  );
  mustHold(
    row !== undefined && gainOf(row, 'house:redemptions', 'sweeps') === order['total'],
    () => `${name} of ${String(order['total'])} was paid with another amount`,
  );
}

function checkStep(before: Item, after: Item | undefined, row: LedgerRow | undefined): void {
  const name = `the order ${String(before['id'])}`;
  mustHold(after !== undefined, () => `${name} is gone`);
  const fixed = ['player', 'id', 'placedAt', 'lines', 'total', 'goldCredited', 'transaction'];
  for (const field of fixed)
    mustHold(
      JSON.stringify(before[field]) === JSON.stringify(after?.[field]),
      () => `${name} has another ${field}`,
    );
  const [were, are] = [before, after].map((item) => item?.['timeline'] as readonly object[]);
  mustHold(
    were !== undefined &&
      were.every((step, index) => JSON.stringify(step) === JSON.stringify(are?.[index])) &&
      (are?.length ?? 0) - were.length <= 1,
    () => `${name} forgot a step or took two at once`,
  );
  const from = String(before['status']);
  const to = String(after?.['status']);
  const isStep = are?.length !== were?.length;
  mustHold(
    isStep ? (following[from] ?? []).includes(to) : from === to,
    () => `${name} went from ${from} to ${to}`,
  );
  const isUndoing = isStep && after !== undefined && hasGoneBack(after);
  mustHold(
    (row?.detail.kind === 'order-undone') === isUndoing,
    () => `${name} became ${to} and its coins were not written together`,
  );
  if (!row || !isUndoing) return;
  const came = [
    gainOf(row, 'player:sweeps-redeemable', 'sweeps'),
    gainOf(row, 'house:redemptions', 'sweeps'),
    gainOf(row, 'player:gold', 'gold'),
  ];
  const paid = [Number(before['total']), -Number(before['total']), -Number(before['goldCredited'])];
  mustHold(
    came.every((amount, index) => amount === (paid[index] || 0)),
    () => `${name} took ${paid.join(', ')} and gave back ${came.join(', ')}`,
  );
}
