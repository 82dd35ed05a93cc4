import { mustHold } from './checks';

/** How the product answered a delivery. */
export interface Answer {
  readonly status: number;
  /** Of a refusal. */
  readonly code: string | null;
  readonly text: string;
}

/** What a settled key was answered with, kept for as long as anybody may ask again. */
export interface SettledAnswer {
  text: string | null;
}

/** Refusals that say nothing about the request itself: the same one can be sent again. */
const passing: ReadonlySet<string> = new Set(['request/unavailable', 'request/too-many', 'session/required']);

/** Whether whoever got this answer, or none, asks again. */
export function isPassing(answer: Answer | null): boolean {
  return answer === null || (answer.code !== null && passing.has(answer.code));
}

/**
 * Once a key is settled, it is answered with the same bytes for ever; and no answer admits a bug of ours.
 *
 * @param wasSettled  whether it was when the delivery began: one that began before may have decided before
 */
export function checkAnswer(
  answer: Answer,
  settled: SettledAnswer | null,
  { wasSettled, number }: { wasSettled: boolean; number: number },
): void {
  mustHold(
    answer.code !== 'request/internal',
    () => `operation #${number} was answered with an internal error`,
  );
  if (!settled) return;
  if (answer.status === 200) settled.text ??= answer.text;
  const mayDiffer = answer.status !== 200 && (!wasSettled || isDown(answer));
  mustHold(
    settled.text === null || mayDiffer || answer.text === settled.text,
    () => `operation #${number} was answered with ${answer.text} after ${settled.text}`,
  );
}

/** A key that was settled is answered whatever the limits say by now, but not while a table is away. */
function isDown({ code }: Answer): boolean {
  return code === 'request/unavailable' || code === 'session/required';
}
