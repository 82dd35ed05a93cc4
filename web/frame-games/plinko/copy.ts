import { isLittleRisk } from '#domain/games/originals/little-risk';
import { boardName } from '#domain/games/originals/plinko/board-name';
import { bucketOf } from '#domain/games/originals/plinko/bucket';
import { paysOfBuckets } from '#domain/games/originals/plinko/pays';
import type { Money } from '../felt/amounts';
import { hedgeNote, multipleLabel } from '../originals/copy';

/** What the next round may pay. */
export function choiceLabel(board: string, multiples: readonly number[], money: Money): string {
  const { locale } = money;
  const [least, most] = [Math.min(...multiples), Math.max(...multiples)];
  const range = `${multipleLabel(least, locale)} to ${multipleLabel(most, locale)}.`;
  return `${boardName(board)}: ${range}${hedgeNote(isLittleRisk(paysOfBuckets(multiples)), money)}`;
}

/** Where the ball of a round ended. */
export function roundLabel(path: readonly number[], multiple: number, locale: string): string {
  return `Bucket ${bucketOf(path) + 1} of ${path.length + 1}: ${multipleLabel(multiple, locale)}.`;
}
