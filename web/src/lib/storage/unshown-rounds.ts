const prefix = 'jade-harbour.unshown.';

/** Storage key of the round of a game that was on show in this tab. */
export function unshownKey(gameId: string): string {
  return `${prefix}${gameId}`;
}

/** Forgets the rounds of every game that were on show in this tab, as when the player signs out. */
export function forgetUnshownRounds(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden, nothing was stored.
  }
}
