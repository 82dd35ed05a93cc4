import type { Plugin } from 'vite';
import categories from '#content/catalogue/categories.json' with { type: 'json' };
import games from '#content/catalogue/games.json' with { type: 'json' };
import { findMachine } from '#domain/games/slots/machines';
import { parSheet } from '#domain/games/slots/par-sheet';
import type { CatalogueGame } from '../src/lib/catalogue';

const name = 'virtual:catalogue';

/**
 * The module `virtual:catalogue`: the catalogue with each game's odds beside it, computed from its machine while the
 * site is built. Pages show odds without carrying the mathematics.
 */
export function catalogueModule(): Plugin {
  return {
    name: 'jade-harbour:catalogue',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const withGames = categories.filter((category) =>
        games.some((game) => game.categories.includes(category.id)),
      );
      return [
        `export const games = ${JSON.stringify(games.map(withOdds))};`,
        `export const categories = ${JSON.stringify(withGames)};`,
      ].join('\n');
    },
  };
}

function withOdds({ rules: _, art, ...game }: (typeof games)[number]): CatalogueGame {
  const machine = findMachine(game.id);
  if (!machine) throw new Error(`The catalogue lists ${game.id}, which no machine bears.`);
  const { rtp, hitRate, maximumWin } = parSheet(machine);
  return {
    ...game,
    cardArt: art.card,
    rtpBasisPoints: rtp.total.basisPoints,
    hitRateBasisPoints: hitRate.basisPoints,
    maximumWinMultiple: maximumWin.multiple,
    maximumWinOneIn: maximumWin.oneIn,
    stakes: { gold: range(machine.stakes.gold), sweeps: range(machine.stakes.sweeps) },
  };
}

function range(stakes: readonly number[]): { lowest: number; highest: number } {
  return { lowest: Math.min(...stakes), highest: Math.max(...stakes) };
}
