/** Key attributes of a table or index. */
export interface KeySchema {
  readonly partition: string;
  /** Sort key within a partition. */
  readonly sort?: string;
}

/** A table schema; indexes contain whole items, and only those with all key attributes. */
export interface TableSchema {
  readonly key: KeySchema;
  readonly indexes?: Readonly<Record<string, KeySchema>>;
  /** Whether its pages are never cut short, because its rows are small and few are requested. */
  readonly hasWholePages?: boolean;
  /** Whether its changes are published in a stream. */
  readonly hasStream?: boolean;
}

/**
 * The product's tables that the simulation uses, as `lib/constructs/tables.ts` declares them. A table or index that a store begins to use
 * is added here.
 */
export const tableSchemas = {
  wallets: { key: { partition: 'player' } },
  players: { key: { partition: 'player' } },
  ledger: {
    key: { partition: 'player', sort: 'entry' },
    indexes: { 'by-kind': { partition: 'partitionKey', sort: 'sequence' } },
    hasWholePages: true,
    hasStream: true,
  },
  products: { key: { partition: 'id' } },
  carts: { key: { partition: 'player' } },
  reservations: {
    key: { partition: 'player' },
    indexes: { 'by-expiry': { partition: 'held', sort: 'expiresAt' } },
  },
  orders: {
    key: { partition: 'player', sort: 'id' },
    indexes: { 'by-status': { partition: 'status', sort: 'id' } },
  },
  'gift-codes': {
    key: { partition: 'pool', sort: 'id' },
    indexes: { 'by-left': { partition: 'left', sort: 'id' } },
  },
  randomPrizes: {
    key: { partition: 'subject', sort: 'id' },
    indexes: {
      'by-due': { partition: 'due', sort: 'dueAt' },
      'by-player': { partition: 'player', sort: 'place' },
    },
  },
  approvals: { key: { partition: 'subject', sort: 'id' } },
  'draw-seeds': { key: { partition: 'draw' } },
  purchases: {
    key: { partition: 'player', sort: 'id' },
    indexes: { 'by-state': { partition: 'open', sort: 'createdAt' } },
  },
  dailies: { key: { partition: 'player', sort: 'topic' } },
  audit: { key: { partition: 'partitionKey', sort: 'id' } },
  traits: {
    key: { partition: 'trait' },
    indexes: { 'by-review': { partition: 'review', sort: 'place' } },
  },
  'free-entries': { key: { partition: 'player', sort: 'id' } },
  metrics: { key: { partition: 'subject', sort: 'metric' } },
} as const satisfies Readonly<Record<string, TableSchema>>;

export type TableName = keyof typeof tableSchemas;
