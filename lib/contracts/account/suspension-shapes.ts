import * as z from 'zod';
import { suspensionReasons } from '#domain/player/suspension';
import { instant } from '../shapes';

/** Start and reason of a suspension, as the player sees them. */
export const suspension = z
  .object({ since: instant, reason: z.enum(suspensionReasons) })
  .meta({ id: 'Suspension' });
