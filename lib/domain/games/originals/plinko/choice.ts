import { multiples } from './multiples';

/** A board in the notation of a choice: its rows of pegs and its risk, `16 high`. */
export type Board = keyof typeof multiples;

/** Lists every board, those with the fewest rows and the lowest risk first. */
export const boards: readonly Board[] = Object.keys(multiples).filter(isBoard);

/** Parses a choice; null for any text that names no board. */
export function readChoice(choice: string | null): Board | null {
  return choice !== null && isBoard(choice) ? choice : null;
}

function isBoard(choice: string): choice is Board {
  return Object.hasOwn(multiples, choice);
}
