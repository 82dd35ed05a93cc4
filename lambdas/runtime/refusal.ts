import { errors, type Refusal } from '#contracts/errors';

/** Whether the result of a use case is a refusal. */
export function isRefusal<Result extends object>(result: Result): result is Extract<Result, Refusal> {
  return 'code' in result && Object.hasOwn(errors, String(result.code));
}
