import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './source-files';

/** Without the diagram. */
const page = readFileSync(join(repository, 'lib/SECURITY.md'), 'utf8').replace(/^```[\s\S]*?^```/m, '');
/** Accepts a folder, a file, or a file without its extension. */
const isThere = (name: string) =>
  ['', '.ts', '.test.ts'].some((ending) => existsSync(join(repository, name + ending)));
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => /^[\w.-]+(\/[\w.-]+)+$/.test(code));

/** The rows of every table whose last column names tests. */
const cases = page
  .split(/^\| abuse .*$/m)
  .slice(1)
  .flatMap((table) =>
    table
      .split(/\n(?!\|)/)[0]!
      .split('\n')
      .slice(2),
  )
  .map((row) => row.split('|').map((cell) => cell.trim()));

describe('the threat model', () => {
  it('names files and folders that exist', () => {
    const paths = pathsIn(page);

    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  it('names the tests of the defense against each abuse', () => {
    expect(cases.length).toBeGreaterThan(40);
    expect(cases.filter(([, , , tests = '']) => pathsIn(tests).length === 0)).toEqual([]);
  });
});
