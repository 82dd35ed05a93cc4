import type { HighestWin } from '#domain/games/odds/highest-win';
import { formatCount, formatPercent } from '#web/lib/format/american-numbers';
import { percentRange, shareRange } from '#web/lib/format/percent-range';
import type { CatalogGame } from '#web/lib/games/game-catalog';

/** Formats the return of a game, as a range where choices differ by more than a percent: `95.50%`, `85.64–98.94%`. */
export function returnLabel({
  rtpBasisPoints,
  bestRtpBasisPoints,
}: Pick<CatalogGame, 'rtpBasisPoints' | 'bestRtpBasisPoints'>): string {
  return bestRtpBasisPoints === undefined
    ? formatPercent(rtpBasisPoints)
    : percentRange(rtpBasisPoints, bestRtpBasisPoints);
}

/** Formats how often a game pays, as a range where the choice decides it: `1 in 3.4`, `Every round`, `0.01–96% by choice`. */
export function hitRateLabel({ hitOneIn, hitRates }: Pick<CatalogGame, 'hitOneIn' | 'hitRates'>): string {
  if (hitRates) return `${shareRange(...hitRates)} by choice`;
  return hitOneIn === 1 ? 'Every round' : formatOneIn(hitOneIn);
}

/** Formats how often something happens, by the rounds that it takes on average: 3.38 is `1 in 3.4`. */
export function formatOneIn(rounds: number): string {
  return `1 in ${formatCount(rounds)}`;
}

interface WinFigure {
  readonly name: string;
  readonly value: string;
  /** The choice that it takes, with its odds. */
  readonly note?: string;
}

/** Formats the highest win: `Top win` `100×`, or `Wins over 2,000×` `1 in 1,286,661` if the maximum is practically unreachable. */
export function highestWinFigure({ multiple, isOver, oneIn, choice }: HighestWin): WinFigure {
  const times = `${formatCount(multiple)}×`;
  const odds = `1 in ${formatCount(oneIn)}`;
  if (isOver)
    return { name: `Wins over ${times}`, value: odds, ...(choice !== undefined && { note: choice }) };
  return { name: 'Top win', value: times, ...(choice !== undefined && { note: `${odds} with ${choice}` }) };
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
