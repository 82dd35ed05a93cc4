import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { codedPieces, codesMissing, codesWanted, isUnseen, seen } from './order-code';

const at = new Date('2026-11-21T07:12:03.123Z');
const line = (product: string, quantity: number, category: 'gifts' | 'merch' = 'gifts') => ({
  product,
  name: product,
  image: null,
  category,
  quantity,
  price: amount(1000),
  terms: null,
});
const code = (product: string) => ({
  product,
  code: 'a',
  givenAt: at,
  firstShownAt: null,
  views: 0,
});

describe('codesWanted and codesMissing', () => {
  it('returns the codes missing per product, summed over its lines', () => {
    const lines = [line('tea', 2), line('mug', 3, 'merch'), line('tea', 1), line('film', 1)];

    const wanted = codesWanted({ lines, codes: [code('tea'), code('film')] });

    expect([...wanted]).toEqual([['tea', 2]]);
  });

  it('decreases by one per code down to 0', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }), (quantities) => {
        const lines = quantities.map((quantity, index) => line(`p${index}`, quantity));
        const all = lines.flatMap(({ product, quantity }) =>
          Array.from({ length: quantity }, () => code(product)),
        );

        for (let given = 0; given <= all.length; given += 1)
          expect(codesMissing({ lines, codes: all.slice(0, given) })).toBe(codedPieces(lines) - given);
      }),
    );
  });
});

describe('seen', () => {
  it('keeps the time of the first view and counts every view', () => {
    const later = new Date('2026-11-22T07:12:03.123Z');

    const twice = seen(seen(code('tea'), at), later);

    expect(twice).toMatchObject({ firstShownAt: at, views: 2 });
    expect([isUnseen(code('tea')), isUnseen(twice)]).toEqual([true, false]);
  });
});
