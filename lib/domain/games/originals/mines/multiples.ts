import { highestMultiple, multipleOf } from '../multiple';
import { chanceOfSafe, mostMines, tileCount } from './board';

/**
 * Multiples by the number of mines, from one mine on: in hundredths of the stake, after one safe tile, after two, and so on, ascending. The
 * round ends with the last one, which is the last below the cap of every multiple.
 */
export const multiplesByMines: readonly (readonly number[])[] = Array.from({ length: mostMines }, (_, at) =>
  multiplesOf(at + 1),
);

function multiplesOf(mines: number): readonly number[] {
  return Array.from({ length: tileCount - mines }, (_, at) => multipleOf(chanceOfSafe(mines, at + 1))).filter(
    (multiple) => multiple < highestMultiple,
  );
}
