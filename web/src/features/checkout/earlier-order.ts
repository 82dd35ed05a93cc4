import { ApiRefusal, detailsOf } from '#web/lib/api-refusal';

/**
 * The order that an earlier press led to, of which the page never heard: the key of the hold was answered with it, for another address.
 *
 * @returns its id; null where the failure tells of none
 */
export function earlierOrderOf(failure: unknown): string | null {
  return detailsOf(failure, 'idempotency/key-reused')?.order ?? null;
}

/** Whether a failure leaves open what became of the press: it may have ordered, and only its answer is missing. */
export function isUnheard(failure: unknown): boolean {
  if (!(failure instanceof ApiRefusal)) return true;
  return ['request/unreachable', 'request/unavailable', 'request/internal'].includes(failure.code);
}
