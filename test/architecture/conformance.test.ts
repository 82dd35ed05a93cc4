import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeConformance } from './conformance';
import { listFiles, repository } from './source-files';

it('lib/local/CONFORMANCE.md lists every AWS behavior for which a test of the host names a source', async () => {
  await expect(describeConformance()).toMatchFileSnapshot('../../lib/local/CONFORMANCE.md');
});

describe('the README of an emulated service', () => {
  const behaviors = describeConformance().split('\n');
  const readmes = listFiles('lib/local', /^README\.md$/);

  it.each(readmes)('names with each page a test that is held to it: %s', (readme) => {
    const rows = rowsOf(readFileSync(join(repository, readme), 'utf8'));

    const unproven = rows.flatMap(({ pages, tests }) =>
      pages.filter((page) => !tests.some((test) => isProven(page, test))),
    );

    expect(unproven).toEqual([]);
  });

  function isProven(page: string, test: string): boolean {
    return behaviors.some((line) => line.includes(`<${page}>`) && line.includes(`(\`${test}\`)`));
  }
});

/** The rows of the table of emulated behaviors. */
function rowsOf(readme: string): { pages: string[]; tests: string[] }[] {
  const table = readme.split('\n\n').find((block) => /^\| what is emulated +\|/.test(block)) ?? '';
  return table
    .split('\n')
    .slice(2)
    .map((row) => ({
      pages: [...row.matchAll(/\]\((https:[^)]+)\)/g)].map(([, page = '']) => page),
      tests: [...row.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, test = '']) => test),
    }));
}
