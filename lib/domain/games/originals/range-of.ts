import { type Fraction, isLess } from '#domain/games/odds/fraction';
import type { OriginalFigures } from './original';

/** A way to play, by its name for players, and its return. */
interface Way {
  readonly choice: string;
  readonly rtp: Fraction;
}

/** The lowest and the highest return of some ways to play, at least one, each with the first way that has it. */
export function rangeOf(
  ways: readonly Way[],
): Pick<OriginalFigures, 'worst' | 'worstChoice' | 'best' | 'bestChoice'> {
  const worst = ways.reduce((lowest, each) => (isLess(each.rtp, lowest.rtp) ? each : lowest));
  const best = ways.reduce((highest, each) => (isLess(highest.rtp, each.rtp) ? each : highest));
  return { worst: worst.rtp, worstChoice: worst.choice, best: best.rtp, bestChoice: best.choice };
}
