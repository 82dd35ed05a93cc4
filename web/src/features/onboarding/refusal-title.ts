import { ApiRefusal } from '#web/lib/api-refusal';
import { messageFor } from '#web/lib/refusal-copy';

/**
 * Why something is not there yet.
 *
 * @param code  of the refusal; null when it is only a matter of time
 */
export function refusalTitle(code: string | null): string {
  if (code === null) return 'On its way to your balance.';
  const { title, text } = messageFor(new ApiRefusal({ status: 409, code, message: code }));
  return `${title} ${text}`;
}
