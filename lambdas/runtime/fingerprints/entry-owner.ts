import { createHash } from 'node:crypto';
import { ownerLength, ownerText } from '#domain/rewards/draws/entry-list';

/** Returns a player's mark in the list of a draw. */
export function ownerOf(draw: string, player: string): string {
  return createHash('sha256').update(ownerText(draw, player)).digest('hex').slice(0, ownerLength);
}
