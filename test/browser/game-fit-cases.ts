import gameCatalog from '#content/catalog/games.json' with { type: 'json' };
import { listOriginals } from '#domain/games/originals/originals';
import { listMachines } from '#domain/games/slots/machines';
import { coinsPath } from '../../web/src/lib/games/coins-path';
import { scale } from '../scale';

/** Phones and tablets upright and on their side, a laptop and a large screen; at the gate scale the narrowest, the lowest and the laptop. */
export const viewports = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
  ...(scale === 'full'
    ? [
        { width: 390, height: 664 },
        { width: 390, height: 844 },
        { width: 768, height: 1024 },
        { width: 1024, height: 768 },
        { width: 1920, height: 1080 },
      ]
    : []),
];

/** Below the sizes that every game fits: for the games with the most controls. */
export const narrowPhones = [
  { width: 320, height: 568 },
  { width: 320, height: 640 },
];

/** At the gate scale without the laptop, which fits a game without bars when it fits one with bars in less room. */
export const viewportsWithoutBars =
  scale === 'full' ? viewports : viewports.filter(({ height }) => height < 900);

/** The lowest phone upright, and one on its side: the least room for what a state of the game adds. */
export const lowPhones = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

export type CatalogGame = (typeof gameCatalog)[number];

/**
 * At the gate scale, games with the layout of another one are left out, such as all originals but dice, and all demos but one of a slot
 * machine and one of a table.
 */
const gamesSkippedAtGate = [
  ...listMachines()
    .map(({ id }) => id)
    .filter((id) => id !== 'hk-slots'),
  'dragon-scratch',
  ...listOriginals()
    .map(({ id }) => id)
    .filter((id) => id !== 'dice'),
  // Its demo has less room.
  'roulette',
];
const demosAtGate = ['jade-fortune', 'roulette'];

/** Every game for coins, and demos, which have a bar above them on screens other than phones. */
export const gamePages = gameCatalog.flatMap((game) => [
  ...(scale === 'full' || !gamesSkippedAtGate.includes(game.id) ? [{ path: coinsPath(game), game }] : []),
  ...(scale === 'full' || demosAtGate.includes(game.id) ? [{ path: `/games/${game.id}`, game }] : []),
]);

/** A game of each kind; at the gate scale the kinds with the most controls. */
export const gamesOfKinds = gameCatalog.filter(({ id }) =>
  [
    'hk-slots',
    'blackjack',
    ...(scale === 'full' ? ['dragon-scratch', 'roulette', 'harbour-wheel'] : []),
  ].includes(id),
);
