import { type Context, util } from '@aws-appsync/utils';

const conditionFailed = 'DynamoDB:ConditionalCheckFailedException';

/**
 * Ends the call when the table refused or failed. A failed condition comes with the item as it is stored, which
 * tells a product that is gone from one that somebody else changed, and that from the caller's own condition.
 */
export function refuseFailure(ctx: Context, expectedUpdatedAt: string | null | undefined): void {
  const { error } = ctx;
  if (!error) return;
  if (error.type !== conditionFailed) util.error(error.message, error.type);
  const stored = ctx.result as { id?: string; updatedAt?: string } | null;
  if (!stored?.id) refuseUnknown();
  if (expectedUpdatedAt && stored?.updatedAt !== expectedUpdatedAt) refuseChanged(stored);
  util.error(error.message, conditionFailed, stored);
}

export function refuseUnknown(): void {
  util.error('This product is not there any more.', 'products/unknown-product');
}

/** @param stored  the product as it is now, for the caller to look at */
export function refuseChanged(stored: unknown): void {
  util.error('Somebody else changed this product meanwhile.', 'products/changed-meanwhile', stored);
}
