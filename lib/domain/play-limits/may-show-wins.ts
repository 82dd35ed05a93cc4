import { checkDeletion } from '#domain/player/deletion';
import { checkSuspension } from '#domain/player/suspension';
import type { PlayState } from './play-state';
import { checkTimeOut } from './time-out';

/**
 * Whether the wins of a player may be shown to other players. A player who is suspended, takes a break, is self-excluded or leaves is not
 * used to advertise play.
 */
export function mayShowWins(
  { suspension, timeOut, deletion }: Pick<PlayState, 'suspension' | 'timeOut' | 'deletion'>,
  now: Date,
): boolean {
  return !checkSuspension(suspension) && !checkTimeOut(timeOut, now) && !checkDeletion(deletion);
}
