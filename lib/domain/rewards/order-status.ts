/** Where an order can stand. */
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

/** Who may move an order on. */
export const orderActors = ['player', 'system', 'admin'] as const;

export type OrderActor = (typeof orderActors)[number];
