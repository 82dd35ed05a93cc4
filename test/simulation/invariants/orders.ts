import { type Invariant, mustHold } from './checks';
import { gainOf, rowOf, writtenIn } from './rows';

/** An order and the row of the ledger that pays for it are written together, and cost the same. */
export function orderInvariant(): Invariant {
  return {
    committed(changes) {
      const row = rowOf(changes);
      const paid = row?.detail.kind === 'order' ? row : undefined;
      const order = writtenIn(changes, 'orders');
      if (!paid && !order) return;
      mustHold(
        paid !== undefined && order !== undefined && order['transaction'] === paid.entry,
        () => `the order ${String(order?.['id'])} and its payment were not written together`,
      );
      const held = changes.find(({ table }) => table === 'reservations');
      mustHold(
        held?.before?.['state'] === 'held' && held.after?.['state'] === 'ordered',
        () => `the order ${String(order['id'])} was placed on what was ${String(held?.before?.['state'])}`,
      );
      mustHold(
        gainOf(paid, 'house:redemptions', 'sweeps') === order['total'],
        () => `the order ${String(order['id'])} of ${String(order['total'])} was paid with another amount`,
      );
    },
  };
}
