import { isLittleRiskMultiple } from '#domain/games/originals/little-risk';
import type { OriginalRound } from '#domain/games/originals/original';
import type { Money } from '../felt/amounts';
import { collectNote, multipleLabel } from '../originals/copy';

/** The mines of a choice. */
export function minesLabel(mines: number): string {
  return mines === 1 ? '1 mine' : `${mines} mines`;
}

/** The choice before a round: `3 mines, 22 jade. The first jade pays 1.12×.` */
export function choiceLabel(
  { mines, tiles }: { mines: number; tiles: number },
  first: number,
  locale: string,
): string {
  return `${minesLabel(mines)}, ${tiles - mines} jade. The first jade pays ${multipleLabel(first, locale)}.`;
}

/**
 * A round in words, by what it has shown.
 *
 * @param multiples  of its number of mines, in hundredths
 */
export function roundLabel(
  { shown, multiple, options }: Pick<OriginalRound, 'shown' | 'multiple' | 'options'>,
  multiples: readonly number[],
  { money, isCollected }: { money: Money; isCollected: boolean },
): string {
  const { locale } = money;
  const opened = shown['opened']?.length ?? 0;
  const pays = multipleLabel(multiple, locale);
  if (options.length > 0) {
    if (opened === 0) return 'The board is set. Lift a stone.';
    const next = multipleLabel(multiples[opened] ?? multiple, locale);
    const note = collectNote(isLittleRiskMultiple(multiple), money);
    return `${opened} jade found: ${pays}. Next: ${next}.${note}`;
  }
  if (multiple === 0)
    return opened === 1 ? 'A mine under the first stone.' : `A mine after ${opened - 1} jade.`;
  return isCollected
    ? `Collected ${opened} jade at ${pays}.`
    : `${opened} jade found, the most that pays: ${pays}.`;
}
