import { withQuery } from './paths';

/** The URL paths of admins besides the overview at `paths.dashboard`. Visitors and players do not load them. */
export const dashboardPaths = {
  /** The overview for this many days. */
  overviewOf: (days: number) => `/Dashboard?days=${days}`,
  products: '/Dashboard/products',
  /** Edit drawer of a product. */
  product: (id: string) => withQuery('/Dashboard/products', { product: id }),
  /** Products in this state of stock or activity. */
  productsIn: (state: string) => withQuery('/Dashboard/products', { state }),
  /** Product import from a file. */
  import: '/Dashboard/import',
  /** Review of identity checks by admins. */
  identity: '/Dashboard/identity',
  orders: '/Dashboard/orders',
  /** Orders with this status. */
  ordersIn: (status: string) => withQuery('/Dashboard/orders', { status }),
  /** Orders with this status that are past the promised day. */
  lateOrders: (status: string) => withQuery('/Dashboard/orders', { status, late: 'true' }),
  /** An order, by its number. */
  order: (id: string) => `/Dashboard/orders/${id}`,
  draws: '/Dashboard/draws',
  giftCodes: '/Dashboard/gift-codes',
  /** Where admins record letters of the free entry by mail. */
  mailIn: '/Dashboard/mail-in-entries',
  players: '/Dashboard/players',
  player: (player: string) => `/Dashboard/players/${player}`,
  affiliates: '/Dashboard/affiliates',
  /** Affiliates with this status; only those that a search finds, such as one by player ID. */
  affiliatesIn: (state: string, find?: string) => withQuery('/Dashboard/affiliates', { state, find }),
  /** Support tickets for admins. */
  support: '/Dashboard/support',
  /** Tickets with this status, and one of them. */
  ticket: (query: { state: string; player?: string; ticket?: string }) =>
    withQuery('/Dashboard/support', query),
  /** Approvals that need two superadmins. */
  approvals: '/Dashboard/approvals',
  audit: '/Dashboard/audit',
  /** The audit log with these filters. */
  auditOf: (filters: Record<string, string>) => withQuery('/Dashboard/audit', filters),
  metrics: '/Dashboard/metrics',
} as const;
