import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  PutCommand,
  type PutCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { WriteCondition } from './conditions';
import { type Change, updateOf } from './updates';

/**
 * Awaits a conditional write of one item.
 *
 * @returns whether it was written; false when its condition failed
 * @throws every other error
 */
export async function unlessConditionFailed(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Puts an item. @returns false when the condition failed */
export function putIf(
  client: DynamoDBDocumentClient,
  table: string,
  item: PutCommandInput['Item'],
  when: WriteCondition,
): Promise<boolean> {
  return unlessConditionFailed(client.send(new PutCommand({ TableName: table, Item: item, ...when })));
}

/** Updates an item. @returns false when the condition failed */
export function updateIf(
  client: DynamoDBDocumentClient,
  table: string,
  key: Readonly<Record<string, string>>,
  change: Change & { readonly when: WriteCondition },
): Promise<boolean> {
  const update = new UpdateCommand({ TableName: table, Key: key, ...updateOf(change) });
  return unlessConditionFailed(client.send(update));
}

/**
 * Returns the existing item that a failed condition of a transaction reports, where its write requested it (`ALL_OLD`); undefined for any
 * other error.
 */
export function existingItemOf<Item>(error: unknown): Item | undefined {
  const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
  const item = reasons.find(({ Code, Item }) => Code === 'ConditionalCheckFailed' && Item)?.Item;
  return item && (unmarshall(item) as Item);
}
