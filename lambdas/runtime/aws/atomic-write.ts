import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/**
 * One write with its condition, made by the store of what it changes, to be committed together with those of other stores.
 * Use cases pass it on and cannot look into it.
 */
export interface AtomicWrite {
  /** What is written, for people who read a failure: `product coffee-card-10`. */
  readonly subject: string;
  /** What the kind of store that made it understands. */
  readonly request: unknown;
}

/** How a commit ended. Whatever is not committed left nothing behind. */
export type AtomicResult =
  | { readonly outcome: 'committed' }
  /**
   * Somebody else was there first: read again and decide again. `failed` are the writes whose conditions did not hold; it is
   * empty when another transaction was only in the way.
   */
  | { readonly outcome: 'conflict'; readonly failed: readonly AtomicWrite[] };

/** Commits all of these writes or none. */
export type CommitTogether = (writes: readonly AtomicWrite[]) => Promise<AtomicResult>;

/** Wraps what a store wants written. It must not ask for the item that is in its way: the ledger's line alone does. */
export function atomicWrite(subject: string, request: TransactItem): AtomicWrite {
  return { subject, request };
}

/** Writes an item that is not there yet, of a table whose keys end in `id`. */
export function putNew(
  table: string,
  subject: string,
  item: { id: string } & Record<string, unknown>,
): AtomicWrite {
  return atomicWrite(subject, {
    Put: {
      TableName: table,
      Item: item,
      ConditionExpression: 'attribute_not_exists(#id)',
      ExpressionAttributeNames: { '#id': 'id' },
    },
  });
}

/** The request behind a write, for whoever commits it. */
export function requestOf({ request }: AtomicWrite): TransactItem {
  return request as TransactItem;
}

/** Commits writes that no wallet takes part in; those that move coins go through the wallet store. */
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
 * Why a transaction was canceled, in the order of its writes, where that is an answer: a condition that did not hold, or a
 * conflict with another transaction.
 *
 * @throws the error itself for anything else that DynamoDB says
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
