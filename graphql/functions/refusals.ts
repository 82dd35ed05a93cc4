import { type Context, util } from '@aws-appsync/utils';
import { type ExpectedVersion, type Product, shown } from './product';

const conditionFailed = 'DynamoDB:ConditionalCheckFailedException';

interface StoredVersion {
  readonly id?: string;
  readonly revision?: number;
  readonly updatedAt?: string;
}

/** An error of a table, or of DynamoDB behind it, as AppSync reports it. */
interface TableError {
  readonly message: string;
  readonly type: string;
}

/**
 * Ends the call when the table refused or failed. A failed condition comes with the stored item, which distinguishes a deleted product, a
 * conflict, and a failure of the caller's own condition.
 *
 * @param condition  of the caller, where the request has one
 */
export function refuseFailure(ctx: Context, expected: ExpectedVersion, condition?: object | null): void {
  const { error } = ctx;
  if (!error) return;
  if (error.type !== conditionFailed) refuseTableError(error, condition);
  const stored = ctx.result as StoredVersion | null;
  if (!stored?.id) refuseUnknown();
  // Without a condition of the caller only the optimistic lock can have failed, even where the stored item was changed back in between.
  if (stored && (!condition || isOther(stored, expected))) refuseChanged(stored as Product);
  refuseCondition(stored);
}

function isOther(stored: StoredVersion, { expectedRevision, expectedUpdatedAt }: ExpectedVersion): boolean {
  return (
    stored.revision !== (expectedRevision ?? stored.revision) ||
    stored.updatedAt !== (expectedUpdatedAt ?? stored.updatedAt)
  );
}

/**
 * Ends the call when the table failed. DynamoDB's message names roles, accounts and requests, so it goes to the log and never to the
 * caller.
 *
 * @param fromCaller  part of the request that the caller wrote, such as a filter, and that DynamoDB may have refused
 */
export function refuseTableError(error: TableError, fromCaller?: unknown): void {
  if (error.type === conditionFailed) refuseCondition(null);
  if (isBusy(error)) refuseBusy();
  if (fromCaller && isInvalid(error)) refuseArgument('The request is not valid with these values.');
  console.error(error.type, error.message);
  util.error('The request could not be completed. Try again later.', 'products/unavailable');
}

/** Whether DynamoDB refused the request itself. It uses one name for that and for a missing permission; only the message differs. */
export function isInvalid(error: TableError): boolean {
  return isUnnamed(error) && error.message.indexOf('is not authorized') === -1 && !isBusy(error);
}

/** Throttling of an on-demand table has the same name as every other error, with the message "Throughput exceeds the current capacity". */
function isBusy({ type, message }: TableError): boolean {
  return (
    util.matches('.*(Throughput|RequestLimit|Throttling).*', type) ||
    (isUnnamed({ type, message }) && message.indexOf('Throughput exceeds') === 0)
  );
}

/** AppSync uses this name for every error without an exception in DynamoDB's SDK. */
function isUnnamed({ type }: TableError): boolean {
  return util.matches('.*:DynamoDbException', type);
}

/** Ends the call while the table is throttled; the caller may retry it a moment later. */
export function refuseBusy(): void {
  util.error('The store is busy.', 'products/busy');
}

/** Ends the call with the error name that Amplify clients expect for a failed condition. */
function refuseCondition(stored: unknown): void {
  util.error('The conditional request failed.', conditionFailed, stored);
}

/** Ends the call for invalid arguments, as Amplify's own resolvers do. */
export function refuseArgument(message: string): void {
  util.error(message, 'InvalidArgumentsError');
}

/** Ends the call for a token that no page of this list returned. */
export function refuseToken(): void {
  util.error('This nextToken does not belong to this list.', 'products/unreadable-token');
}

export function refuseUnknown(): void {
  util.error('This product no longer exists.', 'products/unknown-product');
}

/** @param stored  the current product, returned to the caller */
export function refuseChanged(stored: Product): void {
  util.error('Another change to this product was saved first.', 'products/conflict', shown(stored));
}
