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
  'throughput-exceeded': kind('request', 0.062, 'a table answers ProvisionedThroughputExceededException'),
  throttling: kind('request', 0.062, 'a table answers ThrottlingException'),
  'internal-server-error': kind(
    'request',
    0.062,
    'a table answers InternalServerError, before or after the write',
  ),
  'worker-killed': kind(
    'request',
    0.062,
    'a function ends between two steps, or between a write and its answer',
  ),
  'write-lost': kind('write', 0.06, 'a write gets no answer in time and was not carried out'),
  'write-unconfirmed': kind('write', 0.06, 'a write gets no answer in time and was carried out'),
  'overtaken-by-rival': kind(
    'transaction',
    0.06,
    'somebody else changes the same items just before a transaction',
  ),
  'transaction-conflict': kind('transaction', 0.06, 'a transaction is canceled with TransactionConflict'),
  'item-throttled': kind('transaction', 0.06, 'a transaction is canceled with ThrottlingError of an item'),
  'transaction-in-progress': kind(
    'transaction',
    0.06,
    'TransactionInProgressException, with or without its commit',
  ),
  'stale-index': kind('index-query', 0.1, 'an index is some changes behind its table'),
  'page-cut': kind('page', 0.1, 'a page of a query or scan ends early'),
  'keys-unprocessed': kind('batch-read', 0.08, 'a batch leaves keys for later'),
  'clock-skew': kind('delivery', 0.08, 'the clock of a function is up to five minutes off'),
  'answer-lost': kind('player-delivery', 0.25, 'a request is carried out and its answer never arrives'),
  'duplicate-delivery': kind('player-delivery', 0.06, 'a request arrives twice at once'),
  'late-duplicate': kind('player-delivery', 0.06, 'a request arrives once more, over ten minutes later'),
  'token-expired': kind(
    'player-delivery',
    0.06,
    'the token ends between two attempts; the player signs in again',
  ),
  'stream-reordered': kind('stream-batch', 0.15, 'a batch tells rows of different players in another order'),
  'stream-repeated': kind('stream-batch', 0.15, 'a batch is told once more'),
  'batch-failed-in-part': kind('stream-batch', 0, 'a batch is repeated from the row that its function names'),
  'message-lost': kind('message', 0.2, 'a message cannot be queued'),
  'message-repeated': kind('message', 0.2, 'a message comes out of the queue twice'),
  'provider-away': kind(
    'provider-request',
    0.12,
    'the payment provider gives no answer, before or after it has done what it was asked for',
  ),
  'event-lost': kind('event', 0.15, 'what a provider tells of a payment never comes'),
  'event-repeated': kind('event', 0.2, 'it comes twice or three times'),
  'event-late': kind('event', 0.25, 'it comes ten minutes to an hour and a half later'),
  'event-overtaken': kind('event', 0, 'it comes after what was told of the same payment later'),
} as const satisfies Readonly<Record<string, FaultKind>>;

export type FaultName = keyof typeof faultKinds;

export const faultNames = Object.keys(faultKinds) as FaultName[];

function kind(strikes: FaultPlace, rate: number, meaning: string): FaultKind {
  return { strikes, rate, meaning };
}
