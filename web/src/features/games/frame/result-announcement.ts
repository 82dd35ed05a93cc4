import type { RoundState } from '../rounds/machine/round-state';
import { originPrefixes, resultMessage } from '../rounds/result-copy';

/** Announcement of the newest round once it was shown; empty while one is under way. */
export function resultAnnouncement(state: RoundState, locale?: string): string {
  const { phase, table } = state;
  if (phase !== 'idle' || !table?.round.isSettled) return '';
  return `${originPrefixes[table.origin]}${resultMessage(table.round, locale)}`;
}
