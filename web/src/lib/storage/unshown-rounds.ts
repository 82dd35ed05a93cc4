import { unshownPrefix } from './unshown-key';

/** Forgets the rounds of every game that were on show in this tab, as when the player signs out. */
export function forgetUnshownRounds(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(unshownPrefix)) sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden, nothing was stored.
  }
}
