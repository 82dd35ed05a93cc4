import { clearBalances } from '#web/lib/balances';
import { forgetDeviceMemory } from '#web/lib/device-memory';
import { forgetFavorites } from '#web/lib/favorite-games';
import { forgetPlayed } from '#web/lib/played-games';
import { endSession } from '#web/lib/session';
import { storedSessionChanged } from '#web/lib/stored-session';
import { setSuspension } from '#web/lib/suspension';

/** Signs out and forgets what this page and this device knew of the player, who may not be the next one here. */
export async function leave(): Promise<void> {
  await endSession();
  forgetPlayerHere();
}

/** The same without a word to the service, where the session has ended already. */
export function forgetPlayerHere(): void {
  clearBalances();
  setSuspension(null);
  forgetPlayed();
  forgetFavorites();
  forgetDeviceMemory();
  storedSessionChanged();
}
