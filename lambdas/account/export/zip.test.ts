import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openArchive } from './zip';
import { unzip } from './zip-fixture';

const at = new Date('2026-11-21T12:34:56Z');

describe('openArchive', () => {
  it('holds what was written, in however many pieces and in whatever order', () => {
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

        const told = unzip(archive.close());

        const of = (name: string) => pieces.filter((piece) => piece.name === name);
        expect([...told]).toEqual(
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

  it('holds long files that are written side by side', () => {
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

    const told = unzip(archive.close());

    expect(told.get('one.csv')).toBe(lines.join(''));
    expect(told.get('other.csv')).toBe(lines.join('').toUpperCase());
  });

  it('is never handed out in part', () => {
    const archive = openArchive(at);
    archive.file('open.csv').write('a line');

    expect(() => archive.close()).toThrow('still open');
  });
});
