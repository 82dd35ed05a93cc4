import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listPublishedVersions } from '#domain/games/par-sheets';
import { publishedSheetsModule } from '../../bin/published-sheets-module';

describe('published sheets', () => {
  it('list the sheet of every version, as `npm run par` writes it', () => {
    const written = readFileSync(new URL('published-sheets.ts', import.meta.url), 'utf8');

    expect(written).toBe(publishedSheetsModule(listPublishedVersions().map(({ file }) => file)));
  });
});
