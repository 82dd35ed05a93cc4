import type { Answer } from '../invariants/answers';

/** Response of a function that no player called. */
export function success(result: unknown): Answer {
  return { status: 200, code: null, text: JSON.stringify(result ?? null) };
}
