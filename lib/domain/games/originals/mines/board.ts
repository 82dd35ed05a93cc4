import { type Fraction, fraction } from '../../odds/fraction';

/** Number of tiles on the board, in rows of five from the top left. */
export const tileCount = 25;

/** Highest number of mines, with which one tile is safe. */
export const mostMines = tileCount - 1;

/** Chance that a number of tiles, whichever they are, are all safe. */
export function chanceOfSafe(mines: number, opened: number): Fraction {
  let [safe, all] = [1n, 1n];
  for (let each = 0; each < opened; each += 1) {
    safe *= BigInt(tileCount - mines - each);
    all *= BigInt(tileCount - each);
  }
  return fraction(safe, all);
}
