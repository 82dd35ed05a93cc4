import { clearBalances } from '#web/lib/balances';
import { endSession } from '#web/lib/session';
import { storedSessionChanged } from '#web/lib/stored-session';

/** Signs out and forgets what this page knew of the player. */
export async function leave(): Promise<void> {
  await endSession();
  clearBalances();
  storedSessionChanged();
}
