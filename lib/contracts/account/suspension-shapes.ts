import * as z from 'zod';
import { suspensionReasons } from '#domain/player/suspension';
import { instant } from '../shapes';

/** Since when and why a player is suspended, as they are told it themselves. */
export const suspension = z
  .object({ since: instant, reason: z.enum(suspensionReasons) })
  .meta({ id: 'Suspension' });
