import { type Context, util } from '@aws-appsync/utils';
import type { ExpectedVersion } from './product';

const conditionFailed = 'DynamoDB:ConditionalCheckFailedException';

interface StoredVersion {
  readonly id?: string;
  readonly revision?: number;
  readonly updatedAt?: string;
}

/**
 * Ends the call when the table refused or failed. A failed condition comes with the item as it is stored, which
 * tells a product that is gone from one that somebody else changed, and that from the caller's own condition.
 */
export function refuseFailure(ctx: Context, expected: ExpectedVersion): void {
  const { error } = ctx;
  if (!error) return;
  if (error.type !== conditionFailed) refuseTableError(error);
  const stored = ctx.result as StoredVersion | null;
  if (!stored?.id) refuseUnknown();
  if (stored && isOther(stored, expected)) refuseChanged(stored);
  util.error(error.message, conditionFailed, stored);
}

function isOther(stored: StoredVersion, { expectedRevision, expectedUpdatedAt }: ExpectedVersion): boolean {
  return (
    stored.revision !== (expectedRevision ?? stored.revision) ||
    stored.updatedAt !== (expectedUpdatedAt ?? stored.updatedAt)
  );
}

/** Ends the call when the table refused it. What it says of an expression or a key is about our inside, and is not told. */
export function refuseTableError(error: { message: string; type: string }): void {
  if (util.matches('.*:ValidationException', error.type))
    refuseArgument('This cannot be asked for with these values.');
  util.error(error.message, error.type);
}

/** Ends the call for arguments that cannot be followed, as Amplify's own resolvers do. */
export function refuseArgument(message: string): void {
  util.error(message, 'InvalidArgumentsError');
}

/** Ends the call for a token that no page of this list gave. */
export function refuseToken(): void {
  util.error('This is no nextToken of this list.', 'products/unreadable-token');
}

export function refuseUnknown(): void {
  util.error('This product is not there any more.', 'products/unknown-product');
}

/** @param stored  the product as it is now, for the caller to look at */
export function refuseChanged(stored: unknown): void {
  util.error('Somebody else changed this product meanwhile.', 'products/changed-meanwhile', stored);
}
