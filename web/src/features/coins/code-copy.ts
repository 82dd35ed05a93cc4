import { ApiRefusal } from '#web/lib/api/api-refusal';
import { messageFor } from '#web/lib/api/refusal-copy';

/** Copy of a refusal that is known in advance, by its code. */
export function codeCopy(code: string): { title: string; text: string } {
  return messageFor(new ApiRefusal({ status: 409, code, message: '' }));
}
