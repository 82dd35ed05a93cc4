import type { Plugin } from 'vite';
import games from '#content/catalog/games.json' with { type: 'json' };
import type { GamePageEntry, GameRules } from '../src/lib/games/game-catalog';

const list = 'virtual:game-pages';
const moduleId = /^virtual:game-pages(\/[\w-]+)?$/;

/**
 * The module `virtual:game-pages`: what game pages need of the catalog at their start, and a loader for the rules of each game. Rules are
 * the largest part of the catalog, and a player reads those of one game at a time.
 */
export function gamePagesModule(): Plugin {
  return {
    name: 'jade-harbour:game-pages',
    resolveId: (id) => (moduleId.test(id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? gamePagesCode(id.slice(1)) : undefined),
  };
}

/** The code of the list or, at `virtual:game-pages/<id>`, of the rules of a game; undefined for every other module. */
export function gamePagesCode(module: string): string | undefined {
  if (!moduleId.test(module)) return undefined;
  const [, gameId] = module.split('/');
  return gameId === undefined ? listOfPages() : rulesOf(gameId);
}

function listOfPages(): string {
  const pages = games.map(({ id, kind, name, blurb, launchPath }): GamePageEntry => ({
    id,
    kind,
    name,
    blurb,
    launchPath,
  }));
  const loaders = games.map(({ id }) => `  '${id}': () => import('${list}/${id}'),`);
  return [
    `export const gamePages = ${JSON.stringify(pages)};`,
    `export const gameRules = {\n${loaders.join('\n')}\n};`,
  ].join('\n');
}

function rulesOf(gameId: string): string | undefined {
  const game = games.find(({ id }) => id === gameId);
  if (!game) return undefined;
  const { rules, howToPlay } = game;
  const texts: GameRules = { rules, howToPlay };
  return `export default ${JSON.stringify(texts)};`;
}
