import type { HighestWin } from '#domain/games/odds/highest-win';
import { writeAmerican } from '#web/lib/format/american-numbers';

/** Formats basis points as a percentage with two decimals: 9550 is `95.50%`. */
export function formatPercent(basisPoints: number): string {
  return `${(basisPoints / 100).toFixed(2)}%`;
}

/** Formats how often something happens, by the rounds that it takes on average: 3.38 is `1 in 3.4`. */
export function formatOneIn(rounds: number): string {
  return `1 in ${formatCount(rounds)}`;
}

/** Formats a count with separators and at most one decimal: 64149360 is `64,149,360`. */
export function formatCount(count: number): string {
  return writeAmerican(count, count.toFixed(1).endsWith('.0') ? 0 : 1);
}

/** Formats the highest win: `Top win` `100×`, or `Wins over 2,000×` `1 in 1,286,661` if the maximum is practically unreachable. */
export function highestWinFigure({ multiple, isOver, oneIn }: HighestWin): { name: string; value: string } {
  const times = `${formatCount(multiple)}×`;
  return isOver
    ? { name: `Wins over ${times}`, value: `1 in ${formatCount(oneIn)}` }
    : { name: 'Top win', value: times };
}

const volatilities = ['low', 'medium-low', 'medium', 'medium-high', 'high'];

/**
 * Returns the volatility of a game on a scale of five.
 *
 * @throws RangeError for an unknown word (a defect of the catalog)
 */
export function volatilityLevel(volatility: string): number {
  const level = volatilities.indexOf(volatility) + 1;
  if (level === 0) throw new RangeError(`${volatility} is no volatility.`);
  return level;
}
