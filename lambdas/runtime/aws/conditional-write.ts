import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

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

/**
 * Returns the existing item that a failed condition of a transaction reports, where its write requested it (`ALL_OLD`); undefined for any
 * other error.
 */
export function existingItemOf<Item>(error: unknown): Item | undefined {
  const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
  const item = reasons.find(({ Code, Item }) => Code === 'ConditionalCheckFailed' && Item)?.Item;
  return item && (unmarshall(item) as Item);
}
