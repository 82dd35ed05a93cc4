import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import categories from '#content/catalog/categories.json' with { type: 'json' };
import games from '#content/catalog/games.json' with { type: 'json' };
import { listGames } from '#domain/games/games';
import { hitRateRange, returnRange } from '#domain/games/odds/choice-range';
import { highestWin, highestWinsAbove } from '#domain/games/odds/highest-win';
import { numberOf } from '#domain/games/odds/share';
import type { ParSheet } from '#domain/games/par-sheets';
import { ownStudio } from '#domain/operator/own-studio';
import type { CatalogGame } from '../src/lib/games/game-catalog';

const name = 'virtual:catalog';

/**
 * The module `virtual:catalog`: the catalog with the odds of each game from its published sheet, which a test compares with its machine.
 * Pages show odds without bundling the mathematics.
 */
export function catalogModule(): Plugin {
  return {
    name: 'jade-harbour:catalog',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const withGames = categories.filter((category) =>
        games.some((game) => game.categories.includes(category.id)),
      );
      return [
        `export const games = ${JSON.stringify(listGameCatalog())};`,
        `export const categories = ${JSON.stringify(withGames)};`,
      ].join('\n');
    },
  };
}

/** Every game with its odds, in the order of the lobby. */
export function listGameCatalog(): CatalogGame[] {
  return games.map(withOdds);
}

function withOdds({ rules: _, howToPlay: __, art, ...game }: (typeof games)[number]): CatalogGame {
  if (!listGames().some(({ id }) => id === game.id)) {
    throw new Error(`The catalog lists ${game.id}, which cannot be played.`);
  }
  const sheet = publishedSheet(game.id);
  const { rtp, hitRate, standardDeviation, bands } = sheet;
  const [returns, hitRates] = [returnRange(sheet), hitRateRange(sheet)];
  return {
    provider: ownStudio,
    ...game,
    cardArt: art.card,
    rtpBasisPoints: rtp.total.basisPoints,
    ...(returns && { bestRtpBasisPoints: returns.highest.basisPoints }),
    hitRateBasisPoints: hitRate.basisPoints,
    hitOneIn: 1 / numberOf(hitRate),
    ...(hitRates && { hitRates: [numberOf(hitRates.lowest), numberOf(hitRates.highest)] as const }),
    standardDeviation,
    highestWin: highestWin(sheet),
    rareWin: highestWinsAbove(bands),
  };
}

/** The published PAR sheet of a game in its current version. */
export function publishedSheet(id: string): ParSheet {
  const file = join(import.meta.dirname, '../../content/catalog/par-sheets', `${id}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as ParSheet;
}
