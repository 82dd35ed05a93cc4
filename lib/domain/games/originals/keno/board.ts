/** A keno board. */
export interface KenoBoard {
  /** It has the numbers from 1 to this one. */
  readonly numbers: number;
  /** Count of numbers that are drawn. */
  readonly drawn: number;
}

/** The board of the game, and the most numbers that a player picks on it. */
export const board = { numbers: 40, drawn: 10, mostPicks: 10 } as const;
