import { useState } from 'react';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { selectionOf, toggled } from './order-selection';

/** The selected orders of a list; an order that leaves the list leaves the selection. */
export interface OrderSelection {
  readonly orders: readonly AdminOrder[];
  /** Number of orders in the list. */
  readonly listed: number;
  readonly has: (order: AdminOrder) => boolean;
  readonly toggle: (order: AdminOrder) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** @param keyOf  returns the unique key of an order */
export function useOrderSelection(
  items: readonly AdminOrder[],
  keyOf: (order: AdminOrder) => string,
): OrderSelection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const has = (order: AdminOrder) => selected.has(keyOf(order));
  return {
    orders: items.filter(has),
    listed: items.length,
    has,
    toggle: (order) => setSelected((before) => toggled(before, keyOf(order))),
    selectAll: () => setSelected(selectionOf(items.map(keyOf))),
    clear: () => setSelected(new Set()),
  };
}
