import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import type { ChunkModules } from '../../web/build/chunk-modules';
import './deployed-build';

const chunks = new Map(
  Object.entries(
    JSON.parse(readFileSync(inject('chunkModulesFile'), 'utf8')) as Record<string, ChunkModules>,
  ),
);
const isOfAdmin = (module: string) => /^src\/(features|lib\/api\/refusals)\/admin\//.test(module);
/** The pages of the Dashboard, and the layout that they share. */
const isDashboard = ({ entry }: ChunkModules) =>
  entry !== null && /^src\/app\/(routes|layouts)\/dashboard\b/.test(entry);

/** Names of the chunks that the site may load, those of lazy imports included, unless a page of the Dashboard alone loads them. */
function chunksOfPlayers(): Set<string> {
  const begin = [...chunks].find(([, { modules }]) => modules.includes('src/main.ts'));
  const reached = new Set(begin ? [begin[0]] : []);
  for (const name of reached)
    for (const next of chunks.get(name)?.imports ?? []) {
      const chunk = chunks.get(next);
      if (chunk && !isDashboard(chunk)) reached.add(next);
    }
  return reached;
}

describe('the code of the admin', () => {
  const ofPlayers = chunksOfPlayers();

  it('is in no chunk that a page of players loads', () => {
    const found = [...ofPlayers].flatMap((name) =>
      (chunks.get(name)?.modules ?? []).filter(isOfAdmin).map((module) => `${name}: ${module}`),
    );

    expect(found).toEqual([]);
  });

  it('is in the chunks of the Dashboard, and every page of players was followed', () => {
    const pages = [...chunks.values()].flatMap(({ entry }) =>
      entry !== null && /^src\/app\/routes\//.test(entry) ? entry : [],
    );
    const followed = new Set([...ofPlayers].map((name) => chunks.get(name)?.entry));

    expect([...chunks.values()].filter(({ modules }) => modules.some(isOfAdmin)).length).toBeGreaterThan(20);
    expect(pages.filter((page) => !followed.has(page) && !/\/dashboard\b/.test(page))).toEqual([]);
  });
});
