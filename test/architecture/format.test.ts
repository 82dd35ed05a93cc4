import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, repository } from './source-files';

const room = 'web/src/lib/format/';
const formatted = /\bnew Intl\.|\bIntl\.\w+\(|\.toLocale(Date|Time)?String\(|\.toFixed\(|\.localeCompare\(/;
/** Tests compare with `Intl`. */
const sources = listFiles('web/src').filter((path) => !/\.test\.tsx?$/.test(path));

describe(room, () => {
  it('is the only place of the site that formats numbers and dates and compares texts', () => {
    const elsewhere = sources.filter(
      (path) => !path.startsWith(room) && formatted.test(readFileSync(join(repository, path), 'utf8')),
    );

    expect(elsewhere).toEqual([]);
  });

  it.each([
    'new Intl.NumberFormat()',
    'Intl.DateTimeFormat().resolvedOptions()',
    'at.toLocaleDateString(undefined)',
    '(cents / 100).toFixed(2)',
    'left.localeCompare(right)',
  ])('finds %s', (code) => {
    expect(code).toMatch(formatted);
  });
});
