import { createHash } from 'node:crypto';

/** A permanent name for a request that does not reveal its idempotency key. */
export function requestName(operation: string, key: string): string {
  return createHash('sha256').update(`${operation} ${key}`).digest('base64url').slice(0, 22);
}
