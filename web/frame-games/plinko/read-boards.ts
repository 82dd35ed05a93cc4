import type { OriginalRules } from '../originals/original-view';
import { numbersOf } from '../originals/read-original';

/** Multiples of each board from the left bucket to the right one, in hundredths of the stake, by its choice. */
type Boards = ReadonlyMap<string, readonly number[]>;

/**
 * Reads the boards from the published rules.
 *
 * @throws TypeError for the rules of another game
 */
export function readBoards({ table }: OriginalRules): Boards {
  const { boards } = table;
  if (!Array.isArray(boards)) throw new TypeError('These are no rules of plinko.');
  return new Map(
    boards.map((board) => {
      const [name, multiples] = Array.isArray(board) ? board : [];
      if (typeof name !== 'string') throw new TypeError('A board of plinko has no name.');
      return [name, numbersOf(multiples)];
    }),
  );
}
