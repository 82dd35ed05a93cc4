import { multipleLabel } from '../originals/copy';

/** A board in words: `16 rows, high risk`. */
function boardLabel(board: string): string {
  const [rows, risk] = board.split(' ');
  return `${rows} rows, ${risk} risk`;
}

/** What the next round may pay. */
export function choiceLabel(board: string, multiples: readonly number[], locale: string): string {
  const [least, most] = [Math.min(...multiples), Math.max(...multiples)];
  return `${boardLabel(board)}: ${multipleLabel(least, locale)} to ${multipleLabel(most, locale)}.`;
}

/** Where the ball of a round ended. */
export function roundLabel(path: readonly number[], multiple: number, locale: string): string {
  return `Bucket ${bucketOf(path) + 1} of ${path.length + 1}: ${multipleLabel(multiple, locale)}.`;
}

/** The bucket of a path, from 0 at the left: its falls to the right. */
export function bucketOf(path: readonly number[]): number {
  return path.reduce((rights, side) => rights + side, 0);
}
