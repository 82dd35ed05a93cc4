import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './source-files';

const page = readFileSync(join(repository, 'lib/ASVS.md'), 'utf8');
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| v5.0.0-'))
  .map(cellsOf)
  .map(([id = '', level = '', requirement = '', status = '', where = '', test = '']) => {
    return { id, level, requirement, status, where, test };
  });

/** Paths in backticks, without names, headers and addresses of the site. */
function pathsIn(cell: string): string[] {
  const codes = [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return codes.filter((code) => /^[\w.-]+(\/[\w.-]+)+$|^[\w-]+\.(md|js|json)$/.test(code));
}

describe('the table of ASVS 5.0.0', () => {
  it('has every requirement of levels 1 and 2 once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
    expect(rows.filter(({ level }) => level === '2')).toHaveLength(183);
  });

  it('names files and tests that exist', () => {
    const named = rows.flatMap(({ id, where, test }) =>
      [...pathsIn(where), ...pathsIn(test)].map((path) => ({ id, path })),
    );

    expect(named.length).toBeGreaterThan(200);
    expect(named.filter(({ path }) => !existsSync(join(repository, path)))).toEqual([]);
  });

  it('names place and test of a met requirement, or the reason against it', () => {
    const faulty = rows.filter(({ status, where, test }) => {
      if (where === '') return true;
      if (status !== 'met') return test !== '' || !['not applicable', 'open'].includes(status);
      const tests = pathsIn(test);
      return test !== '–' && (tests.length === 0 || !tests.every((path) => path.endsWith('.test.ts')));
    });

    expect(faulty).toEqual([]);
  });

  it('has correct totals', () => {
    const totals = Object.fromEntries(
      page
        .split('\n')
        .map(cellsOf)
        .filter((cells) => cells.length === 2 && /^\d+$/.test(cells[1] ?? '')),
    );

    const count = (status: string) => rows.filter((row) => row.status === status).length;
    const isTested = ({ status, test }: (typeof rows)[number]) => status === 'met' && test !== '–';
    expect(totals).toEqual({
      met: String(count('met')),
      'of them tested': String(rows.filter(isTested).length),
      'not applicable': String(count('not applicable')),
      open: String(count('open')),
    });
  });
});
