import { ApiRefusal } from '#web/lib/api-refusal';
import { wordsFor } from '#web/lib/refusal-words';

/** The words for a refusal that was told ahead of time, by its code alone. */
export function codeWords(code: string): { title: string; text: string } {
  return wordsFor(new ApiRefusal({ status: 409, code, message: '' }));
}
