import type * as z from 'zod';
import type { freeEntry } from '#contracts/bonuses/entry-shapes';
import type { FreeEntry } from '#domain/coins/free-entry';

/** Serializes an entry with its outcome. */
export function entryAnswer({ id, way, day, at, refusedAs, sweeps }: FreeEntry): z.input<typeof freeEntry> {
  const enteredAt = at.toISOString();
  const state = refusedAs === null ? 'credited' : 'refused';
  const creditedAt = refusedAs === null ? enteredAt : null;
  return { id, way, day, enteredAt, state, sweeps, reason: refusedAs, creditedAt };
}
