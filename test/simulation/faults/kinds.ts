/** Where a fault strikes: at a kind of table request, or at a whole delivery. */
export type FaultPlace =
  | 'request'
  | 'write'
  | 'transaction'
  | 'index-query'
  | 'page'
  | 'batch-read'
  | 'delivery'
  | 'player-delivery'
  | 'stream-batch'
  | 'message'
  | 'provider-request'
  | 'event';

export interface FaultKind {
  readonly strikes: FaultPlace;
  /** Probability per delivery, request or batch. An operation may take several deliveries. */
  readonly rate: number;
  readonly meaning: string;
}

/** All random faults. The rates make each strike at least one in twenty of its applicable operations. */
export const faultKinds = {
  'throughput-exceeded': kind('request', 0.062, 'a table returns ProvisionedThroughputExceededException'),
  throttling: kind('request', 0.062, 'a table returns ThrottlingException'),
  'internal-server-error': kind(
    'request',
    0.062,
    'a table returns InternalServerError, before or after the write',
  ),
  'worker-killed': kind(
    'request',
    0.062,
    'a function is killed between two steps, or between a write and its response',
  ),
  'write-lost': kind('write', 0.06, 'a write times out without effect'),
  'write-unconfirmed': kind('write', 0.06, 'a write times out after its effect'),
  'concurrent-write': kind(
    'transaction',
    0.06,
    'another writer changes the same items just before a transaction',
  ),
  'transaction-conflict': kind('transaction', 0.06, 'a transaction is canceled with TransactionConflict'),
  'item-throttled': kind('transaction', 0.06, 'a transaction is canceled with ThrottlingError of an item'),
  'transaction-in-progress': kind(
    'transaction',
    0.06,
    'TransactionInProgressException, with or without its commit',
  ),
  'stale-index': kind('index-query', 0.1, 'an index is some changes behind its table'),
  'page-truncated': kind('page', 0.1, 'a page of a query or scan ends early'),
  'keys-unprocessed': kind('batch-read', 0.08, 'a batch read leaves keys unprocessed'),
  'clock-skew': kind('delivery', 0.08, 'the clock of a function is up to five minutes off'),
  'response-lost': kind('player-delivery', 0.25, 'a request takes effect and its response is lost'),
  'duplicate-delivery': kind('player-delivery', 0.06, 'a request arrives twice at once'),
  'late-duplicate': kind('player-delivery', 0.06, 'a request arrives once more, over ten minutes later'),
  'token-expired': kind(
    'player-delivery',
    0.06,
    'the token expires between two attempts; the player signs in again',
  ),
  'stream-reordered': kind(
    'stream-batch',
    0.15,
    'a batch has the rows of different players in another order',
  ),
  'stream-repeated': kind('stream-batch', 0.15, 'a batch is delivered once more'),
  'batch-partially-failed': kind(
    'stream-batch',
    0,
    'a batch is repeated from the row that its function reports',
  ),
  'message-lost': kind('message', 0.2, 'a message cannot be queued'),
  'message-repeated': kind('message', 0.2, 'the queue delivers a message twice'),
  'provider-unavailable': kind(
    'provider-request',
    0.12,
    'the payment provider does not respond, before or after the effect of the request',
  ),
  'event-lost': kind('event', 0.15, 'an event of a payment never arrives'),
  'event-repeated': kind('event', 0.2, 'an event arrives two or three times'),
  'event-late': kind('event', 0.25, 'an event arrives ten to ninety minutes late'),
  'event-out-of-order': kind('event', 0, 'an event arrives after a later one of the same payment'),
} as const satisfies Readonly<Record<string, FaultKind>>;

export type FaultName = keyof typeof faultKinds;

export const faultNames = Object.keys(faultKinds) as FaultName[];

function kind(strikes: FaultPlace, rate: number, meaning: string): FaultKind {
  return { strikes, rate, meaning };
}
