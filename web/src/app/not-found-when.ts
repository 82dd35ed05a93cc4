import type { ErrorCode } from '#contracts/errors';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { notFound } from '#web/lib/page/not-found';

/**
 * Maps refusals of a request that uses an id from the page address to "page not found".
 *
 * @param codes  the error codes that mean that the address leads nowhere
 * @returns a catch handler that throws "page not found" for these codes and rethrows everything else
 */
export function notFoundWhen(request: Request, ...codes: readonly ErrorCode[]) {
  return (failure: unknown): never => {
    throw failure instanceof ApiRefusal && codes.some((code) => code === failure.code)
      ? notFound(request)
      : failure;
  };
}
