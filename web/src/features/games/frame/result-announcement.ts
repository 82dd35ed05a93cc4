import { isReplay, type RoundState } from '../rounds/machine/round-state';
import { resultMessage } from '../rounds/result-copy';

/** Announcement of the newest round once it was shown; empty while one is under way. */
export function resultAnnouncement(state: RoundState, locale?: string): string {
  const { phase, table } = state;
  if (phase !== 'idle' || !table?.round.isSettled) return '';
  const message = resultMessage(table.round, locale);
  return isReplay(state) ? `Replay: ${message}` : message;
}
