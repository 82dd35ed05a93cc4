import type { FoundPlayer } from './admin-player';
import { playerStates } from './player-states';

/** Columns of a file of players. */
export const playerFileColumns = ['Player ID', 'Display name', 'Email', 'Joined (UTC)', 'Status'] as const;

/** Returns the row of a player in that file. */
export function playerFileRow(found: FoundPlayer): string[] {
  const { player, displayName, email, openedAt } = found;
  const status = playerStates(found).map(({ name }) => name);
  return [player, displayName ?? '', email ?? '', openedAt ?? '', status.join(', ')];
}
