import type { PlayState } from '../rounds/play-state';
import { resultMessage } from '../rounds/result-copy';

/** Announcement of the newest round once it was shown; empty while one is under way. */
export function resultAnnouncement(
  { phase, played, replayed }: Pick<PlayState, 'phase' | 'played' | 'replayed'>,
  locale?: string,
): string {
  if (phase !== 'resting' || !played?.isSettled) return '';
  const message = resultMessage(played, locale);
  return replayed ? `Replay: ${message}` : message;
}
