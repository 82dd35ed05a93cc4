import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { ifAbsent, type WriteCondition } from './conditions';
import { type Change, updateOf } from './updates';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** A conditional write built by one store, to be committed together with those of other stores. Opaque to use cases. */
export interface AtomicWrite {
  /** What is written, for error messages: `product coffee-card-10`. */
  readonly subject: string;
  /** The request, in the format of the store that built it. */
  readonly request: unknown;
}

/** Outcome of a commit. Any outcome except `committed` wrote nothing. */
export type AtomicResult =
  | { readonly outcome: 'committed' }
  /**
   * Another writer was first: read and decide again. `failed` contains the writes whose conditions failed; it is empty after a conflict
   * with another transaction.
   */
  | { readonly outcome: 'conflict'; readonly failed: readonly AtomicWrite[] };

/** Commits all of these writes or none. */
export type CommitTogether = (writes: readonly AtomicWrite[]) => Promise<AtomicResult>;

/** Wraps a write. It must not request the existing item on failure, which is reserved for the ledger row. */
export function atomicWrite(subject: string, request: TransactItem): AtomicWrite {
  return { subject, request };
}

/** Builds the write of an item under a condition. */
export function atomicPut(
  table: string,
  subject: string,
  item: NonNullable<TransactItem['Put']>['Item'],
  when: WriteCondition,
): AtomicWrite {
  return atomicWrite(subject, { Put: { TableName: table, Item: item, ...when } });
}

/** Builds the write of a new item in a table whose sort key is `id`. */
export function putNew(
  table: string,
  subject: string,
  item: { id: string } & Record<string, unknown>,
): AtomicWrite {
  return atomicPut(table, subject, item, ifAbsent('id'));
}

/** Builds the update of an item. */
export function atomicUpdate(
  table: string,
  subject: string,
  key: Readonly<Record<string, string>>,
  change: Change,
): AtomicWrite {
  return atomicWrite(subject, { Update: { TableName: table, Key: key, ...updateOf(change) } });
}

/** Unwraps the request of a write. */
export function requestOf({ request }: AtomicWrite): TransactItem {
  return request as TransactItem;
}

/** Commits writes without a wallet; those that move coins go through the wallet store. */
export function createCommitTogether(client: DynamoDBDocumentClient): CommitTogether {
  return async (writes) => {
    try {
      await client.send(new TransactWriteCommand({ TransactItems: writes.map(requestOf) }));
      return { outcome: 'committed' };
    } catch (error) {
      const reasons = conflictOrThrow(error);
      const failed = writes.filter((_write, index) => reasons[index]?.Code === 'ConditionalCheckFailed');
      return { outcome: 'conflict', failed };
    }
  };
}

/**
 * Returns the cancellation reasons, in the order of the writes, for a transaction that failed because of a condition or a conflict.
 *
 * @throws the error itself in all other cases
 */
export function conflictOrThrow(
  error: unknown,
): NonNullable<TransactionCanceledException['CancellationReasons']> {
  if (!(error instanceof TransactionCanceledException)) throw error;
  const reasons = error.CancellationReasons ?? [];
  const expected = ['None', 'ConditionalCheckFailed', 'TransactionConflict'];
  if (reasons.every(({ Code }) => Code !== undefined && expected.includes(Code))) return reasons;
  throw error;
}
