import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { familiesOnRecordModule } from '../../../bin/families-on-record-module';
import { listGames, listRetiredGames } from './games';
import { familyOf, gamesOnRecord } from './games-on-record';
import { releasedVersions } from './released-versions';

const versions = [...listGames(), ...listRetiredGames()];

describe('gamesOnRecord', () => {
  it('lists each current and retired game once, as `npm run par` writes it', () => {
    const written = readFileSync(new URL('./families-on-record.ts', import.meta.url), 'utf8');

    expect(written, 'Run `npm run par`.').toBe(familiesOnRecordModule(versions));
    expect(new Set(gamesOnRecord)).toEqual(new Set(versions.map(({ id }) => id)));
  });

  it('lists every game of which a version was released', () => {
    const released = Object.keys(releasedVersions).map((version) => version.replace(/ \d+$/, ''));

    expect(released.filter((id) => !gamesOnRecord.includes(id))).toEqual([]);
  });
});

describe('familyOf', () => {
  it.each(versions)('returns the family of $id, version $version', ({ id, family }) => {
    expect(familyOf(id)).toBe(family);
  });

  it.each(['no-such-game', 'constructor'])('returns null for %s, which no game was ever called', (id) => {
    expect(familyOf(id)).toBeNull();
  });
});
