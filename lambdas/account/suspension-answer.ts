import type * as z from 'zod';
import type { suspension } from '#contracts/account/suspension-shapes';
import type { Suspension } from '#domain/player/suspension';

export function suspensionAnswer(current: Suspension | null): z.input<typeof suspension> | null {
  return current && { since: current.since.toISOString(), reason: current.reason };
}
