import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packFile, zipOf } from './zip';
import { unzip } from './zip-fixture';

const at = new Date('2026-11-21T12:34:56Z');

function pack(name: string, texts: readonly string[]) {
  const file = packFile(name);
  for (const text of texts) file.write(text);
  return file.close();
}

describe('zipOf', () => {
  it('holds what was written, in however many pieces', () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 50 }), { maxLength: 20 });
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 4 }), (contents) => {
        const files = contents.map((content, index) => pack(`file-${index}.csv`, content));

        const told = unzip(zipOf(files, at));

        expect([...told.values()]).toEqual(contents.map((content) => content.join('')));
      }),
      { seed: 7206, numRuns: 200 },
    );
  });

  it('packs a long file piece by piece', () => {
    const line = 'a line of a ledger that is like the one before\r\n';
    const lines = Array.from({ length: 50_000 }, (_each, index) => `${index} ${line}`);

    const file = pack('ledger.csv', lines);

    expect(file.packed.length).toBeGreaterThan(5);
    expect(unzip(zipOf([file], at)).get('ledger.csv')).toBe(lines.join(''));
  });

  it('says the same of a file in its directory as before the file, and dates it', () => {
    const zip = zipOf([pack('a/profile.json', ['{"name":"美玲"}']), pack('empty.csv', [])], at);

    const [local, entry] = [zip.subarray(4, 30), zip.subarray(zip.indexOf('PK\x01\x02') + 6)];
    expect(entry.subarray(0, 24)).toEqual(local.subarray(0, 24));
    const [time, date] = [local.readUInt16LE(6), local.readUInt16LE(8)];
    expect([1980 + (date >> 9), (date >> 5) & 15, date & 31]).toEqual([2026, 11, 21]);
    expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([12, 34, 56]);
    expect([...unzip(zip).keys()]).toEqual(['a/profile.json', 'empty.csv']);
  });

  it('packs a file once', () => {
    const file = packFile('once.json');
    file.close();

    expect(() => file.close()).toThrow('once.json');
  });
});
