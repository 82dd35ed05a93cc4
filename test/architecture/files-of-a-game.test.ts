import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const repository = resolve(import.meta.dirname, '../..');

/** A kind of game in the table of `lib/domain/games/README.md`. */
interface Kind {
  readonly name: string;
  /** Smallest and largest number of new files that the README states. */
  readonly range: readonly number[];
  /** Games with their number of files. */
  readonly examples: readonly (readonly [id: string, files: number])[];
}

const page = readFileSync(join(repository, 'lib/domain/games/README.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| kind '));
const kinds = rows.map(readKind).filter(({ examples }) => examples.length > 0);

describe('the files that a new game needs, as lib/domain/games/README.md states them', () => {
  it('are stated for four kinds of games', () => {
    expect(kinds.map(({ name }) => name)).toEqual([
      'slot machine',
      'scratch card',
      'original',
      'table of a new family',
    ]);
  });

  it.each(kinds.flatMap(({ examples }) => examples))('are those of %s: %d', (id, files) => {
    expect(filesOf(id)).toHaveLength(files);
  });

  it.each(kinds)('span the examples of each kind: $name', ({ range, examples }) => {
    const counts = examples.map(([, files]) => files);

    expect(range).toEqual([Math.min(...counts), Math.max(...counts)]);
  });
});

function readKind(row: string): Kind {
  const [, name = '', , newFiles = '', , examples = ''] = row.split('|').map((cell) => cell.trim());
  const [, least, most] = /^(\d+) (?:to|or) (\d+)/.exec(newFiles) ?? [];
  return {
    name,
    range: [Number(least), Number(most)],
    examples: [...examples.matchAll(/`([a-z-]+)` (\d+)/g)].map(([, id = '', files]) => [id, Number(files)]),
  };
}

/** Files that exist for one game alone, in whichever places its kind has. */
function filesOf(id: string): string[] {
  const mathematics = ['', 'slots', 'scratch', 'originals'].map((family) =>
    join('lib/domain/games', family, id),
  );
  const pages = ['web/public/games', 'web/frame-games', 'web/src/features/games'].map((room) =>
    join(room, id),
  );
  const dressing = join('web/src/features/games/scratch/dressings', `${id}.ts`);
  return [
    ...[...mathematics, ...pages].flatMap(filesBelow),
    ...(existsSync(join(repository, dressing)) ? [dressing] : []),
  ];
}

/** Every file below a folder; none for a missing folder. */
function filesBelow(folder: string): string[] {
  const path = join(repository, folder);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name, parentPath }) => join(parentPath, name));
}
