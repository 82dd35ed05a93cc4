/** The attributes that an item, or its place in an index, is found by. */
export interface KeySchema {
  readonly partition: string;
  /** Sorts what is in one partition. */
  readonly sort?: string;
}

/** A table as far as requests can tell; its indexes hold whole items, and none that lacks an attribute of their key. */
export interface TableSchema {
  readonly key: KeySchema;
  readonly indexes?: Readonly<Record<string, KeySchema>>;
  /** Whether no page of it is ever cut short: its rows are so small, and so few are asked for at once. */
  readonly hasWholePages?: boolean;
  /** Whether what happens to its items is told in a stream. */
  readonly hasStream?: boolean;
}

/**
 * The tables of the product that the simulation runs on, as `lib/constructs/tables.ts` declares them.
 * An index or table of theirs that a store begins to use is added here.
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
