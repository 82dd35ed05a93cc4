import type { ErrorCode } from '#contracts/errors';
import { ApiRefusal } from '#web/lib/api-refusal';
import { notFound } from '#web/lib/not-found';

/**
 * For what a loader asks of the API by the address of the page.
 *
 * @param codes  the refusals by which the address leads nowhere
 * @returns what catches a failure and throws it on, as "there is no such page" where it is one of those
 */
export function notFoundWhen(request: Request, ...codes: readonly ErrorCode[]) {
  return (failure: unknown): never => {
    throw failure instanceof ApiRefusal && codes.some((code) => code === failure.code)
      ? notFound(request)
      : failure;
  };
}
