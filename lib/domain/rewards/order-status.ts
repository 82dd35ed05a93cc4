/** Statuses of an order. */
export const orderStatuses = [
  'placed',
  'approved',
  'shipped',
  'delivered',
  'declined',
  'canceled',
  'refunded',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** Roles that can advance an order. */
export const orderActors = ['player', 'system', 'admin'] as const;

export type OrderActor = (typeof orderActors)[number];
