import { assertInvariant } from './checks';

/** Response of the product to a delivery. */
export interface Answer {
  readonly status: number;
  /** Error code of a refusal. */
  readonly code: string | null;
  readonly text: string;
}

/** Response of a settled key, for comparison with later ones. */
export interface SettledAnswer {
  text: string | null;
}

/** Refusals after which the same request can be repeated. */
const retryableCodes: ReadonlySet<string> = new Set([
  'request/unavailable',
  'request/too-many',
  'session/required',
]);

/** Whether a client repeats the request after this response or timeout. */
export function isRetryable(answer: Answer | null): boolean {
  return answer === null || (answer.code !== null && retryableCodes.has(answer.code));
}

/**
 * A settled key always returns the same bytes, and no response is an internal error.
 *
 * @param wasSettled  whether the key was settled when the delivery began
 */
export function checkAnswer(
  answer: Answer,
  settled: SettledAnswer | null,
  { wasSettled, number }: { wasSettled: boolean; number: number },
): void {
  assertInvariant(
    answer.code !== 'request/internal',
    () => `operation #${number} was answered with an internal error`,
  );
  if (!settled) return;
  if (answer.status === 200) settled.text ??= answer.text;
  const mayDiffer = answer.status !== 200 && (!wasSettled || isOutage(answer));
  assertInvariant(
    settled.text === null || mayDiffer || answer.text === settled.text,
    () => `operation #${number} was answered with ${answer.text} after ${settled.text}`,
  );
}

/** A settled key is answered regardless of limits, but not during an outage. */
function isOutage({ code }: Answer): boolean {
  return code === 'request/unavailable' || code === 'session/required';
}
