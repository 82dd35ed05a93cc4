/** Key attributes of a table or index. */
export interface KeySchema {
  readonly partition: string;
  /** Sort key within a partition. */
  readonly sort?: string;
}

/** An index, which contains only items with all of its key attributes. */
export interface IndexSchema extends KeySchema {
  /** Attributes in the index beside the keys. @default all */
  readonly projects?: readonly string[];
}

export interface TableSchema {
  readonly key: KeySchema;
  readonly indexes?: Readonly<Record<string, IndexSchema>>;
  /** Whether its pages are never cut short, because its rows are small and few are requested. */
  readonly hasWholePages?: boolean;
  /** Whether its changes are published in a stream. */
  readonly hasStream?: boolean;
}

/**
 * The tables, as `lib/constructs/tables.ts` declares them; `test/stack/tables.test.ts` compares the two. An index of keys alone or of some
 * attributes returns no others.
 */
export const tableSchemas = {
  wallets: {
    key: { partition: 'player' },
    indexes: { 'by-restriction': { partition: 'restrictions', sort: 'player', projects: [] } },
  },
  players: {
    key: { partition: 'player' },
    indexes: {
      'by-name': { partition: 'foldedName', sort: 'player', projects: [] },
      'by-opening': { partition: 'openedIn', sort: 'openingPlace', projects: [] },
    },
  },
  ledger: {
    key: { partition: 'player', sort: 'entry' },
    indexes: { 'by-kind': { partition: 'partitionKey', sort: 'sequence' } },
    hasWholePages: true,
    hasStream: true,
  },
  products: {
    key: { partition: 'id' },
    indexes: {
      'by-listing': { partition: 'listing', sort: 'listingOrder' },
      'by-name': { partition: 'listing', sort: 'nameOrder' },
      'by-price': { partition: 'listing', sort: 'priceOrder' },
      'by-newest': { partition: 'listing', sort: 'newestOrder' },
    },
  },
  carts: {
    key: { partition: 'player' },
    indexes: { 'by-expiry': { partition: 'held', sort: 'expiresAt', projects: ['reservation'] } },
  },
  orders: {
    key: { partition: 'player', sort: 'id' },
    indexes: { 'by-status': { partition: 'status', sort: 'id' } },
  },
  'gift-codes': {
    key: { partition: 'pool', sort: 'id' },
    indexes: { 'by-left': { partition: 'left', sort: 'id', projects: [] } },
  },
  'random-prizes': {
    key: { partition: 'subject', sort: 'id' },
    indexes: {
      'by-due': { partition: 'due', sort: 'dueAt' },
      'by-player': { partition: 'player', sort: 'place' },
    },
  },
  'draw-seeds': { key: { partition: 'draw' } },
  purchases: {
    key: { partition: 'player', sort: 'id' },
    indexes: { 'by-state': { partition: 'open', sort: 'createdAt', projects: [] } },
  },
  dailies: { key: { partition: 'player', sort: 'topic' } },
  'free-entries': { key: { partition: 'player', sort: 'id' } },
  notices: {
    key: { partition: 'player', sort: 'id' },
    indexes: { 'by-due': { partition: 'dueOn', sort: 'dueAt' } },
  },
  metrics: { key: { partition: 'subject', sort: 'metric' } },
  'identity-checks': {
    key: { partition: 'player' },
    indexes: { 'by-queue': { partition: 'queue', sort: 'place' } },
  },
  referrals: {
    key: { partition: 'player', sort: 'id' },
    indexes: {
      'by-referrer': { partition: 'referrer', sort: 'place' },
      'by-next-check': { partition: 'open', sort: 'nextCheckAt', projects: [] },
    },
  },
  affiliates: {
    key: { partition: 'owner', sort: 'id' },
    indexes: { 'by-partition': { partition: 'partitionKey', sort: 'place' } },
  },
  tickets: {
    key: { partition: 'player', sort: 'ticket' },
    indexes: {
      'by-state': {
        partition: 'state',
        sort: 'place',
        projects: ['topic', 'about', 'openedAt', 'since', 'excerpt'],
      },
    },
  },
  notes: { key: { partition: 'player', sort: 'id' } },
  audit: {
    key: { partition: 'partitionKey', sort: 'id' },
    indexes: {
      'by-actor': { partition: 'actor', sort: 'id' },
      'by-subject': { partition: 'subject', sort: 'id' },
      'by-player': { partition: 'player', sort: 'id' },
    },
  },
  approvals: { key: { partition: 'subject', sort: 'id' } },
  traits: {
    key: { partition: 'trait' },
    indexes: { 'by-review': { partition: 'review', sort: 'place' } },
  },
} as const satisfies Readonly<Record<string, TableSchema>>;

export type TableName = keyof typeof tableSchemas;
