import { ApiRefusal, detailsOf } from '#web/lib/api/api-refusal';

/**
 * Returns the order of an earlier request whose response was lost: the reservation's idempotency key was used with another address.
 *
 * @returns its id; null if the failure contains none
 */
export function earlierOrderOf(failure: unknown): string | null {
  return detailsOf(failure, 'idempotency/key-reused')?.order ?? null;
}

/** Whether the outcome of a request is unknown: it may have placed the order, with only its response missing. */
export function isUnheard(failure: unknown): boolean {
  if (!(failure instanceof ApiRefusal)) return true;
  return ['request/unreachable', 'request/unavailable', 'request/internal'].includes(failure.code);
}
