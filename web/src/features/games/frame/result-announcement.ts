import type { PlayState } from '../rounds/play-state';
import { resultMessage } from '../rounds/result-copy';

/** What is told of the newest round once it was shown; empty while one is under way. A round of the history is no news. */
export function resultAnnouncement(
  { phase, played, replayed }: Pick<PlayState, 'phase' | 'played' | 'replayed'>,
  locale?: string,
): string {
  if (phase !== 'resting' || !played?.isSettled) return '';
  const words = resultMessage(played, locale);
  return replayed ? `Shown again: ${words}` : words;
}
