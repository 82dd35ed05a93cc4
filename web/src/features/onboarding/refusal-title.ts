import { ApiRefusal } from '#web/lib/api/api-refusal';
import { messageFor } from '#web/lib/api/refusal-copy';

/**
 * Explains why a grant is missing.
 *
 * @param code  of the refusal; null when it is only delayed
 */
export function refusalTitle(code: string | null): string {
  if (code === null) return 'On its way to your balance.';
  const { title, text } = messageFor(new ApiRefusal({ status: 409, code, message: code }));
  return `${title} ${text}`;
}
