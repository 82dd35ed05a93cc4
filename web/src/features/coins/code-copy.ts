import { ApiRefusal } from '#web/lib/api-refusal';
import { messageFor } from '#web/lib/refusal-copy';

/** The words for a refusal that was told ahead of time, by its code alone. */
export function codeLabel(code: string): { title: string; text: string } {
  return messageFor(new ApiRefusal({ status: 409, code, message: '' }));
}
