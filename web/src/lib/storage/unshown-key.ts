export const unshownPrefix = 'jade-harbour.unshown.';

/** Storage key of the round of a game that was on show in this tab. */
export function unshownKey(gameId: string) {
  return `${unshownPrefix}${gameId}` as const;
}
