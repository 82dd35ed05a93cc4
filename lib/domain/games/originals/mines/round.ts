import type { Draws } from '#domain/fairness/draws';
import type { DecisionNotAllowed } from '#domain/games/game';
import type { OriginalRound } from '../original';
import { tileCount } from './board';
import { openDecision, readTile } from './notation';
import { placeMines } from './place-mines';

const allTiles = Array.from({ length: tileCount }, (_, tile) => tile);

const notAllowed: DecisionNotAllowed = { code: 'games/decision-not-allowed' };

/**
 * Plays a round of mines up to its last decision.
 *
 * Each opened tile takes one draw among the tiles that are closed, the first numbers of which are mines; the other mines are placed when
 * the round is over. On a board that was shuffled first, every closed tile hides a mine with the same chance, too, and the mines that no
 * opened tile has hit lie on any of the remaining tiles alike. So every way to play has the same results with the same chances, and the
 * draws on record never reveal a mine of an open round.
 *
 * @param mines      number of mines, from 1 to 24
 * @param multiples  in hundredths of the stake, after each number of safe tiles from one on
 */
export function playMines(
  draws: Draws,
  { mines, multiples }: { mines: number; multiples: readonly number[] },
  decisions: readonly string[],
): OriginalRound | DecisionNotAllowed {
  const opened: number[] = [];
  const multiple = () => multiples[opened.length - 1] ?? 0;
  for (const [at, decision] of decisions.entries()) {
    const isLast = at === decisions.length - 1;
    if (decision === 'cash-out') {
      if (opened.length === 0 || !isLast) return notAllowed;
      return settled({ opened, mines: placeMines(draws, closedTiles(opened), mines), multiple: multiple() });
    }
    const tile = readTile(decision);
    if (tile === null || opened.includes(tile)) return notAllowed;
    const isMine = draws.below(tileCount - opened.length) < mines;
    opened.push(tile);
    if (!isMine && opened.length < multiples.length) continue;
    if (!isLast) return notAllowed;
    const others = placeMines(draws, closedTiles(opened), isMine ? mines - 1 : mines);
    return isMine
      ? settled({ opened, mines: [tile, ...others], multiple: 0 })
      : settled({ opened, mines: others, multiple: multiple() });
  }
  return {
    shown: { opened, mines: [] },
    multiple: multiple(),
    options: [...(opened.length > 0 ? ['cash-out'] : []), ...closedTiles(opened).map(openDecision)],
  };
}

function settled({
  opened,
  mines,
  multiple,
}: {
  opened: readonly number[];
  mines: readonly number[];
  multiple: number;
}): OriginalRound {
  return { shown: { opened, mines: mines.toSorted((left, right) => left - right) }, multiple, options: [] };
}

function closedTiles(opened: readonly number[]): number[] {
  return allTiles.filter((tile) => !opened.includes(tile));
}
