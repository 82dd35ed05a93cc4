import type { ChoicePays, OriginalFigures } from '../original';
import { rangeOf } from '../range-of';
import { paysOf, returnOf, type WinOrLose } from '../win-or-lose';
import { chanceOfSafe } from './board';
import { multiplesByMines } from './multiples';

/** Numbers of mines whose figures are published, with the one that has the highest multiple; the range of the return covers all. */
const published = [1, 3, 5, 9, 12, 24];

/**
 * Figures of every number of mines with every number of tiles after which a player may collect. A player who decides while the round goes on
 * plays a mix of these, because nothing is learned from a safe tile but that the round goes on.
 */
export function minesFigures(): OriginalFigures {
  const plans = multiplesByMines.flatMap((multiples, at) =>
    multiples.map((_, index) => planOf(at + 1, index + 1)),
  );
  return {
    strategy:
      'The return differs a little between numbers of mines and of stones, because payouts are whole hundredths of the stake. The lowest is published.',
    ...rangeOf(plans.map((plan) => ({ choice: nameOf(plan), rtp: returnOf(plan) }))),
    choices: plans.filter(isPublished).map(choiceOf),
  };
}

/** A number of mines, and the number of safe tiles after which the player collects. */
interface Plan extends WinOrLose {
  readonly mines: number;
  readonly tiles: number;
}

function planOf(mines: number, tiles: number): Plan {
  const multiple = multiplesByMines[mines - 1]?.[tiles - 1] as number;
  return { mines, tiles, chance: chanceOfSafe(mines, tiles), multiple };
}

/** The first tile, every fifth, and the last one. */
function isPublished({ mines, tiles }: Plan): boolean {
  const last = multiplesByMines[mines - 1]?.length;
  return published.includes(mines) && (tiles === 1 || tiles % 5 === 0 || tiles === last);
}

function choiceOf(plan: Plan): ChoicePays {
  return { choice: nameOf(plan), pays: paysOf(plan) };
}

function nameOf({ mines, tiles }: Plan): string {
  return `${mines === 1 ? '1 mine' : `${mines} mines`}, ${tiles === 1 ? '1 stone' : `${tiles} stones`}`;
}
