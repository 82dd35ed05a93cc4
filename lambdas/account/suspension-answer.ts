import type * as z from 'zod';
import type { suspension } from '#contracts/account/suspension-shapes';
import type { Suspension } from '#domain/player/suspension';

export function suspensionAnswer(stands: Suspension | null): z.input<typeof suspension> | null {
  return stands && { since: stands.since.toISOString(), reason: stands.reason };
}
