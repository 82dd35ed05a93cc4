import type { ServiceError } from 'dynalite/db/index.js';
import { Refusal } from '../http/aws-json';

export const isRefusal = (value: object): value is Refusal => value instanceof Refusal;

export function refuse(exception: string, message: string, fields: Record<string, unknown> = {}): Refusal {
  const isValidation = exception === 'ValidationException';
  const namespace = isValidation ? 'com.amazon.coral.validate' : 'com.amazonaws.dynamodb.v20120810';
  return new Refusal(`${namespace}#${exception}`, message, fields);
}

export function refuseConflict(): Refusal {
  return refuse('TransactionConflictException', 'Transaction is ongoing for the item');
}

export function refuseUnknownTable(name: string): Refusal {
  return refuse('ResourceNotFoundException', `Requested resource not found: Table: ${name} not found`);
}

/** Rethrows a dynalite error without a body, because it is a bug. */
export function refusalOf(error: unknown): Refusal {
  const body = error instanceof Error ? (error as ServiceError).body : undefined;
  if (body === undefined) throw error;
  return new Refusal(body.__type, body.message ?? body.Message ?? '');
}

export function exceptionName({ name }: Refusal): string {
  return name.replace(/^.*#/, '');
}
