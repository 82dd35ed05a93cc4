import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalMachine } from './par-sheet';
import { listPublishedVersions, parSheetText } from './par-sheet-file';

/** Append only: ledgers name these. A new version adds its line here; no line is ever changed or taken away. */
const released = {
  'hk-slots 1': '326f1b2331d8218973628f742bfc84ac1fc6ebafc295e50013cb8521bd91ac09',
  'hk-slots 2': 'fbae6672781e08ff72495de4fb6a893a4006bfc92661901b5f8629f2c0a86c6e',
};

const folder = new URL('../../../../content/catalogue/par-sheets/', import.meta.url);
const howToChange =
  'A released version never changes. Make a new version with the next number, move this one to the retired list with its data, ' +
  'and run `npm run par`.';

const versions = listPublishedVersions().map(
  ({ machine, file }) => [`${machine.id} ${machine.version}`, machine, file] as const,
);

describe.each(versions)('%s', (name, machine, file) => {
  it('is what it was when it was released', () => {
    const hash = createHash('sha256').update(canonicalMachine(machine), 'utf8').digest('hex');

    expect(hash, howToChange).toBe(released[name as keyof typeof released]);
  });

  it('has exactly the PAR sheet that its data leads to', () => {
    expect(readFileSync(new URL(file, folder), 'utf8'), howToChange).toBe(parSheetText(machine));
  }, 60_000);
});

describe('the versions that were ever released', () => {
  it('are all still there, and no other', () => {
    expect(versions.map(([name]) => name).sort()).toEqual(Object.keys(released));
  });

  it('have a PAR sheet each, and there is none besides', () => {
    expect(readdirSync(folder).sort()).toEqual(versions.map(([, , file]) => file).sort());
  });
});
