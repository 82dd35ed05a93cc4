import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listKeys } from './listing';
import { byBytes } from './object-store';

const keyOf = fc.string({ unit: fc.constantFrom('a', 'b', '/', 'ü'), minLength: 1, maxLength: 6 });

it('lists every key once, itself or by a common prefix, for any page size', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(keyOf, { maxLength: 30 }),
      fc.constantFrom('', 'a', 'a/', 'ü'),
      fc.constantFrom('', '/', 'b'),
      fc.integer({ min: 1, max: 5 }),
      (unordered, prefix, delimiter, most) => {
        const keys = unordered.sort(byBytes);
        const shown: string[] = [];
        for (let after = '', more = true; more; after = shown.at(-1) ?? '') {
          const page = listKeys(keys, { prefix, delimiter, after, most });
          shown.push(...page.entries.map(({ name }) => name));
          more = page.isTruncated;
        }

        const below = keys.filter((key) => key.startsWith(prefix));
        const folded = below.map((key) => {
          const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
          return end < 0 ? key : key.slice(0, end + delimiter.length);
        });
        expect(shown).toEqual([...new Set(folded)].sort(byBytes));
      },
    ),
  );
});

it('reports no truncation for a page of zero entries', () => {
  const request = { prefix: '', delimiter: '', after: '', most: 0 };

  expect(listKeys(['a'], request)).toEqual({ entries: [], isTruncated: false });
});
