import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, repository } from './source-files';

const rooms = ['bin', 'lib', 'lambdas', 'web', 'graphql', 'content', 'test'];
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: repository,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(repository, path)));
const guides = tracked.filter((path) => /(?:README|CLAIMS)\.md$/.test(path));
const sources = rooms.flatMap((room) => listFiles(room));

describe('layout', () => {
  it('has only the known top-level folders', () => {
    const folders = new Set(tracked.filter((path) => path.includes('/')).map((path) => path.split('/')[0]!));

    expect([...folders].filter((folder) => !rooms.includes(folder) && !folder.startsWith('.'))).toEqual([]);
  });

  it('has a README of 5 to 100 lines, not counting tables, in each top-level folder', () => {
    const present = rooms.filter((room) => tracked.some((path) => path.startsWith(`${room}/`)));

    const lengths = present.map((room) => {
      const lines = readFileSync(join(repository, room, 'README.md'), 'utf8').split('\n');
      return [room, lines.filter((line) => !line.startsWith('|')).length] as const;
    });

    expect(lengths.filter(([, lines]) => lines < 5 || lines > 100)).toEqual([]);
  });

  it.each(guides)('has every path that is named in %s', (guide) => {
    const folder = dirname(guide);
    const text = readFileSync(join(repository, guide), 'utf8');

    const unknown = pathsIn(text).filter(
      (path) => ![path, join(folder, path)].some((each) => existsSync(join(repository, each))),
    );

    expect(unknown).toEqual([]);
  });

  it.each(rooms)('names every folder of %s in its README', (room) => {
    const text = readFileSync(join(repository, room, 'README.md'), 'utf8');
    const inside = tracked.filter((path) => path.startsWith(`${room}/`)).map((path) => path.split('/'));
    const folders = new Set(inside.filter(({ length }) => length > 2).map(([, folder]) => folder!));

    const named = new Set(codeIn(text).split(/[/\s]/));
    const unnamed = [...folders].filter((each) => !named.has(each));

    expect(unnamed).toEqual([]);
  });

  it('has no catch-all folders or files', () => {
    const drawers = /(^|\/)(utils?|helpers?|common|services?|misc|shared)(\/|\.tsx?$)/;

    expect(tracked.filter((path) => drawers.test(path))).toEqual([]);
  });

  it('names files and folders in kebab case', () => {
    const kebab =
      /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*(\.(test|d|bench|config))?\.(ts|tsx|mjs)$/;

    expect(sources.filter((path) => !kebab.test(path) && !path.startsWith('graphql/'))).toEqual([]);
  });

  it('has no barrel files', () => {
    expect(sources.filter((path) => /(^|\/)index\.tsx?$/.test(path))).toEqual([]);
  });
});

/** Text in backticks, one per line. */
function codeIn(page: string): string {
  return [...page.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code).join('\n');
}

/**
 * The files and folders that a page names: paths that begin with a top-level folder, and the first column of its
 * tables of files and folders.
 */
function pathsIn(page: string): string[] {
  const named = codeIn(page)
    .split('\n')
    .filter((code) => rooms.some((room) => code.startsWith(`${room}/`)));
  const tables = page.split('\n\n').filter((block) => /^\| (file|folder) /.test(block));
  const listed = tables.flatMap((table) =>
    table.split('\n').flatMap((row) => codeIn(row.split('|')[1] ?? '').split('\n')),
  );
  return [...named, ...listed].flatMap(expandBraces).filter((path) => /^[\w./-]+$/.test(path));
}

/** `a{b,c}.ts` as `ab.ts` and `ac.ts`. */
function expandBraces(path: string): string[] {
  const [, before = '', each = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (each === '') return [path];
  return each.split(',').flatMap((middle) => expandBraces(before + middle + after));
}
