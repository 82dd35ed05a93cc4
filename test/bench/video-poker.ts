import { jacksOrBetter } from '#domain/games/video-poker/jacks-or-better';
import { videoPokerParSheet } from '#domain/games/video-poker/par-sheet';
import { perfectHold } from '#domain/games/video-poker/perfect-hold';
import type { Figure } from './figure';
import { processorSeconds } from './processor-seconds';

/** Time to play every deal perfectly, and to compute the best hold for a player. */
export function measureVideoPoker(): Figure[] {
  return [
    {
      name: 'PAR sheet of video-poker: every deal, hold and draw',
      value: processorSeconds(() => videoPokerParSheet(jacksOrBetter)),
      unit: 's',
      atMost: 10,
    },
    {
      name: 'perfect hold of one deal, out of 2.6 million hands',
      value: 1000 * processorSeconds(() => perfectHold(jacksOrBetter, ['Ts', 'Js', 'Qs', 'Kd', '3c'])),
      unit: 'ms',
      atMost: 200,
    },
  ];
}
