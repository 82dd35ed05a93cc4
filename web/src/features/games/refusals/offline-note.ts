import type { Trouble } from '../rounds/machine/round-state';
import { isOfflineRefusal } from '../rounds/refused-press';

/** The message line after a press that was made offline; null after any other. A notice would take the room of the table. */
export function offlineNote(trouble: Pick<Trouble, 'failure'> | null): string | null {
  return trouble && isOfflineRefusal(trouble.failure) ? 'Offline. Nothing was staked.' : null;
}
