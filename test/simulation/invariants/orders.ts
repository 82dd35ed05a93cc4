import type { Change } from '../table/database';
import type { Item } from '../table/item';
import { type Invariant, mustHold } from './checks';

/** An order and the row of the ledger that pays for it are written together, and cost the same. */
export function orderInvariant(): Invariant {
  return {
    committed(changes) {
      const paid = changes.find(({ table, after }) => table === 'ledger' && kindOf(after) === 'order')?.after;
      const order = changes.find(({ table }) => table === 'orders')?.after;
      if (!paid && !order) return;
      mustHold(
        paid !== undefined && order !== undefined && order['transaction'] === paid['entry'],
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

function kindOf(row: Change['after']): string | undefined {
  return (row?.['detail'] as { kind: string } | undefined)?.kind;
}

function gainOf(row: Item, account: string, coin: string): number {
  const postings = row['postings'] as readonly (readonly [string, string, number])[];
  return postings
    .filter(([name, of]) => name === account && of === coin)
    .reduce((sum, [, , amount]) => sum + amount, 0);
}
