import type { ServiceError } from 'dynalite/db/index.js';

/** What DynamoDB answers instead of a result: HTTP status 400 and an error body. */
export interface Refusal {
  readonly refused: { readonly __type: string; readonly [field: string]: unknown };
}

export const isRefusal = (value: object): value is Refusal => 'refused' in value;

/** A refusal by DynamoDB itself, such as ValidationException. */
export function refuse(exception: string, message: string, fields: Record<string, unknown> = {}): Refusal {
  const isValidation = exception === 'ValidationException';
  const namespace = isValidation ? 'com.amazon.coral.validate' : 'com.amazonaws.dynamodb.v20120810';
  return { refused: { __type: `${namespace}#${exception}`, message, ...fields } };
}

/** A refusal by the protocol before DynamoDB looks at the request, such as SerializationException. */
export function refuseProtocol(exception: string, message: string): Refusal {
  return { refused: { __type: `com.amazon.coral.service#${exception}`, message } };
}

/** The error of whatever meets an item that a transaction is at work on. */
export function refuseConflict(): Refusal {
  return refuse('TransactionConflictException', 'Transaction is ongoing for the item');
}

/** The error of a request for a table that is not there. */
export function refuseUnknownTable(name: string): Refusal {
  return refuse('ResourceNotFoundException', `Requested resource not found: Table: ${name} not found`);
}

/**
 * Reads an error of dynalite's that is meant for the client.
 *
 * @throws the error itself when it is a bug, which is told by its lack of a body
 */
export function refusalOf(error: unknown): Refusal {
  const body = error instanceof Error ? (error as ServiceError).body : undefined;
  if (body === undefined) throw error;
  return { refused: body };
}

/** The short name of a refusal, such as ConditionalCheckFailedException. */
export function exceptionName(refusal: Refusal): string {
  return refusal.refused.__type.replace(/^.*#/, '');
}
