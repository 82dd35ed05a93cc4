import type { HighestWin } from '#domain/games/odds/highest-win';
import { writeAmerican } from '#web/lib/american-numbers';

/** Writes basis points as a percentage with both decimals: 9550 is `95.50%`. */
export function formatPercent(basisPoints: number): string {
  return `${(basisPoints / 100).toFixed(2)}%`;
}

/** Writes how often something happens that has this chance: 2959 basis points is `1 in 3.4`. */
export function formatOneIn(basisPoints: number): string {
  return `1 in ${formatCount(10_000 / basisPoints)}`;
}

/** Writes a count with separators and at most one decimal: 64149360 is `64,149,360`. */
export function formatCount(count: number): string {
  return writeAmerican(count, count.toFixed(1).endsWith('.0') ? 0 : 1);
}

/** Names and writes the highest win: `Highest win` `100×`, or `Wins over 2,000×` `1 in 1,286,661` where the maximum is out of reach. */
export function highestWinFigure({ multiple, isOver, oneIn }: HighestWin): { name: string; value: string } {
  const times = `${formatCount(multiple)}×`;
  return isOver
    ? { name: `Wins over ${times}`, value: `1 in ${formatCount(oneIn)}` }
    : { name: 'Highest win', value: times };
}

const volatilities = ['low', 'medium-low', 'medium', 'medium-high', 'high'];

/**
 * How far a game's payouts swing, on a scale of five.
 *
 * @throws RangeError for a word that the scale does not know (our bug: the catalog is ours)
 */
export function volatilityLevel(volatility: string): number {
  const level = volatilities.indexOf(volatility) + 1;
  if (level === 0) throw new RangeError(`${volatility} is no volatility.`);
  return level;
}
