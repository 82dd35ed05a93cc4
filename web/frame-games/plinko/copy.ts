import { isLittleRisk } from '#domain/games/originals/little-risk';
import { paysOfBuckets } from '#domain/games/originals/plinko/pays';
import type { Money } from '../felt/amounts';
import { hedgeNote, multipleLabel } from '../originals/copy';

/** A board in words: `16 rows, high risk`. */
function boardLabel(board: string): string {
  const [rows, risk] = board.split(' ');
  return `${rows} rows, ${risk} risk`;
}

/** What the next round may pay. */
export function choiceLabel(board: string, multiples: readonly number[], money: Money): string {
  const { locale } = money;
  const [least, most] = [Math.min(...multiples), Math.max(...multiples)];
  const range = `${multipleLabel(least, locale)} to ${multipleLabel(most, locale)}.`;
  return `${boardLabel(board)}: ${range}${hedgeNote(isLittleRisk(paysOfBuckets(multiples)), money)}`;
}

/** Where the ball of a round ended. */
export function roundLabel(path: readonly number[], multiple: number, locale: string): string {
  return `Bucket ${bucketOf(path) + 1} of ${path.length + 1}: ${multipleLabel(multiple, locale)}.`;
}

/** The bucket of a path, from 0 at the left: its falls to the right. */
export function bucketOf(path: readonly number[]): number {
  return path.reduce((rights, side) => rights + side, 0);
}
