import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listKeys } from './listing';
import { byBytes } from './state';

const keyOf = fc.string({ unit: fc.constantFrom('a', 'b', '/', 'ü'), minLength: 1, maxLength: 6 });

it('lists every key with the prefix once, for any page size', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(keyOf, { maxLength: 30 }),
      fc.constantFrom('', 'a', 'a/', 'ü'),
      fc.integer({ min: 1, max: 5 }),
      (unordered, prefix, most) => {
        const keys = unordered.sort(byBytes);
        const shown: string[] = [];
        for (let after = '', more = true; more; after = shown.at(-1) ?? '') {
          const page = listKeys(keys, { prefix, after, most });
          shown.push(...page.keys);
          more = page.isTruncated;
        }

        expect(shown).toEqual(keys.filter((key) => key.startsWith(prefix)));
      },
    ),
  );
});

it('reports no truncation for a page of zero keys', () => {
  const request = { prefix: '', after: '', most: 0 };

  expect(listKeys(['a'], request)).toEqual({ keys: [], isTruncated: false });
});
