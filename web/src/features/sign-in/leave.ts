import { clearBalances } from '#web/lib/balances';
import { forgetDeviceMemory } from '#web/lib/device-memory';
import { forgetFavorites } from '#web/lib/favorite-games';
import { forgetPlayed } from '#web/lib/played-games';
import { endSession } from '#web/lib/session';
import { storedSessionChanged } from '#web/lib/stored-session';
import { setSuspension } from '#web/lib/suspension';

/** Signs out and clears the player's data from this page and device, because the next user may be another player. */
export async function leave(): Promise<void> {
  await endSession();
  forgetPlayerHere();
}

/** Clears the same data without a request, when the session has already ended. */
export function forgetPlayerHere(): void {
  clearBalances();
  setSuspension(null);
  forgetPlayed();
  forgetFavorites();
  forgetDeviceMemory();
  storedSessionChanged();
}
