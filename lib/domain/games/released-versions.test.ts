import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { releasedVersionsModule } from '../../../bin/released-versions-module';
import { listPublishedVersions, parSheetText } from './par-sheets';
import { releasedVersions } from './released-versions';

const folder = new URL('../../../content/catalog/par-sheets/', import.meta.url);
const howToChange =
  'A released version never changes. Make a new version with the next number, move this one to the retired list with its data, ' +
  'and run `npm run par`. Release a version that was not released yet by `npm run par -- <id> --release`.';

const versions = listPublishedVersions().map(
  ({ game, file }) => [`${game.id} ${game.version}`, game, file] as const,
);

describe.each(versions)('%s', (name, game, file) => {
  it('is unchanged since its release', () => {
    const hash = createHash('sha256').update(game.canonicalText, 'utf8').digest('hex');

    expect(releasedVersions[name], howToChange).toBe(hash);
  });

  it('has exactly the PAR sheet that its data leads to', () => {
    expect(readFileSync(new URL(file, folder), 'utf8'), howToChange).toBe(parSheetText(game));
  }, 60_000);
});

describe('released versions', () => {
  it('are complete, without any unreleased one', () => {
    expect(versions.map(([name]) => name).sort()).toEqual(Object.keys(releasedVersions));
  });

  it('are written as `npm run par -- --release` writes them', () => {
    const written = readFileSync(new URL('./released-versions.ts', import.meta.url), 'utf8');

    expect(written).toBe(releasedVersionsModule(releasedVersions));
  });

  it('have exactly one PAR sheet each', () => {
    expect(readdirSync(folder).sort()).toEqual(versions.map(([, , file]) => file).sort());
  });
});
