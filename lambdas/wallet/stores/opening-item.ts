/** When a player joined, with the keys of the index `by-opening`. */
export interface OpeningItem {
  readonly openedAt: string;
  /** The year, in UTC: the players of a year fit into one partition of the index. */
  readonly openedIn: string;
  /** Unique sort key: time and player. */
  readonly openingPlace: string;
}

/** Returns the part of a `players` item that says when the player joined. */
export function openingItem(player: string, at: Date): OpeningItem {
  const openedAt = at.toISOString();
  return { openedAt, openedIn: openedAt.slice(0, 4), openingPlace: `${openedAt}#${player}` };
}
