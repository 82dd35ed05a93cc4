import { errors, type Refusal } from '#contracts/errors';

/** Tells a refusal from a use case's answer. */
export function isRefusal<Result extends object>(result: Result): result is Extract<Result, Refusal> {
  return 'code' in result && Object.hasOwn(errors, String(result.code));
}
