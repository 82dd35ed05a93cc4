import * as z from 'zod';
import { type Suspension, suspensionReasons } from '#domain/player/suspension';
import { instant } from './shapes';

/** Since when and why a player is suspended, as they are told it themselves. */
export const suspension = z
  .object({ since: instant, reason: z.enum(suspensionReasons) })
  .meta({ id: 'Suspension' });

export function suspensionAnswer(stands: Suspension | null): z.input<typeof suspension> | null {
  return stands && { since: stands.since.toISOString(), reason: stands.reason };
}
