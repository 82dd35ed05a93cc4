import { readFileSync } from 'node:fs';

const gameCatalog = new URL('../../../../content/catalog/games.json', import.meta.url);

/** The rules of a game in the catalog, as one text. */
export function rulesOf(id: string): string {
  const entries = JSON.parse(readFileSync(gameCatalog, 'utf8')) as { id: string; rules: string[] }[];
  return entries
    .filter((entry) => entry.id === id)
    .flatMap(({ rules }) => rules)
    .join('\n');
}
