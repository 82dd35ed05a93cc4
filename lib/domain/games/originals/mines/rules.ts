import { blocksFor } from '#domain/fairness/blocks';
import { createOriginal } from '../create-original';
import { isLittleRiskMultiple } from '../little-risk';
import type { Original } from '../original';
import { originalStakes } from '../stakes';
import { mostMines, tileCount } from './board';
import { minesFigures } from './figures';
import { multiplesByMines } from './multiples';
import { readMines } from './notation';
import { playMines } from './round';

/** Mines, version 1. */
export const mines: Original = createOriginal({
  id: 'mines',
  version: 1,
  stakes: originalStakes,
  table: { tiles: tileCount, multiples: multiplesByMines },
  terms: [
    'A board has 25 tiles. Choose the number of mines under them, from 1 to 24.',
    'Every tile that is opened is a mine with the same chance: the number of mines divided by the number of closed tiles.',
    'A mine ends the round without a payout.',
    'After each safe tile the player may collect: 0.99 divided by the chance of all safe tiles so far, rounded down to hundredths of the stake.',
    'The round is paid at once with the last multiple below 10,000, or when every safe tile is open.',
    'The mines that no opened tile has hit are placed by further draws once the round is over.',
  ],
  // A draw for each opened tile and each mine that is placed: never more than there are tiles.
  blocks: blocksFor(
    tileCount,
    Array.from({ length: tileCount }, (_, at) => at + 1),
  ),
  hasDecisions: true,
  examples: ['3', '1', '5', '12', '24'],
  readChoice: readMines,
  choiceFault: `Choose a whole number of mines from 1 to ${mostMines}, for example "3".`,
  isHedged: (_, multiple) => isLittleRiskMultiple(multiple),
  play: (draws, count, decisions) =>
    playMines(
      draws,
      { mines: count, multiples: multiplesByMines[count - 1] as readonly number[] },
      decisions,
    ),
  figures: minesFigures,
});
