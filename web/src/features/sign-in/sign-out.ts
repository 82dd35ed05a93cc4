import { clearBalances } from '#web/lib/live/balances';
import { setSuspension } from '#web/lib/player/suspension';
import { endSession } from '#web/lib/session/session';
import { notifyStoredSessionChange } from '#web/lib/session/stored-session';
import { forgetDeviceMemory } from '#web/lib/storage/device-memory';
import { forgetLists } from '#web/lib/storage/owner-of-lists';
import { forgetPlayed } from '#web/lib/storage/remember-played';
import { forgetUnshownRounds } from '#web/lib/storage/unshown-rounds';

/** Signs out and clears the player's data from this page and device, because the next user may be another player. */
export async function signOutAndForget(): Promise<void> {
  await endSession();
  forgetPlayerHere();
}

/** Clears the same data without a request, when the session has already ended. */
export function forgetPlayerHere(): void {
  clearBalances();
  setSuspension(null);
  forgetPlayed();
  forgetLists();
  forgetDeviceMemory();
  forgetUnshownRounds();
  notifyStoredSessionChange();
}
