import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openArchive } from './zip';
import { unzip } from './zip-fixture';

const at = new Date('2026-11-21T12:34:56Z');

describe('openArchive', () => {
  it('contains every piece that was written, in any order', () => {
    const names = ['a/one.json', 'two.csv', 'three.csv'] as const;
    const written = fc.array(
      fc.record({ name: fc.constantFrom(...names), text: fc.string({ unit: 'grapheme' }) }),
    );
    fc.assert(
      fc.property(written, (pieces) => {
        const archive = openArchive(at);
        const files = new Map(names.map((name) => [name, archive.file(name)]));
        for (const { name, text } of pieces) files.get(name)!.write(text);
        for (const file of files.values()) file.close();

        const unzipped = unzip(archive.close());

        const of = (name: string) => pieces.filter((piece) => piece.name === name);
        expect([...unzipped]).toEqual(
          names.map((name) => [
            name,
            of(name)
              .map(({ text }) => text)
              .join(''),
          ]),
        );
      }),
      { seed: 7206, numRuns: 200 },
    );
  });

  it('contains long files that are written side by side', () => {
    const archive = openArchive(at);
    const one = archive.file('one.csv');
    const other = archive.file('other.csv');
    const lines = Array.from({ length: 20_000 }, (_each, index) => `${index} a line like the one before\r\n`);
    for (const line of lines) {
      one.write(line);
      other.write(line.toUpperCase());
    }
    other.close();
    one.close();

    const unzipped = unzip(archive.close());

    expect(unzipped.get('one.csv')).toBe(lines.join(''));
    expect(unzipped.get('other.csv')).toBe(lines.join('').toUpperCase());
  });

  it('throws while a file is still open', () => {
    const archive = openArchive(at);
    archive.file('open.csv').write('a line');

    expect(() => archive.close()).toThrow('still open');
  });
});
