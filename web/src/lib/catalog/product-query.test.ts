import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productWith } from './example-product';
import { compareIn, everyProduct, isSameQuery, isWanted, partsOf, type ProductQuery } from './product-query';

const categories = ['merch', 'gifts', 'experiences', 'trips', 'coins', 'mystery_prize', 'mega_sweeps'];
const orders = ['featured', 'name', 'price', 'newest'] as const;

describe('product query', () => {
  it('sends only the default order for an empty query', () => {
    expect(partsOf(everyProduct)).toEqual([{ sortBy: 'featured', sortDirection: 'ASC' }]);
  });

  it('maps all fields to API arguments', () => {
    const query: ProductQuery = {
      isTurned: false,
      category: 'none',
      words: '  Jade,  MU ',
      active: false,
      sortBy: 'newest',
      stock: [1, 10],
      mostPrice: 4_810,
      ids: ['mug', 'cap'],
      isOpen: false,
      areCoinsLast: false,
    };

    expect(partsOf(query)).toEqual([
      {
        sortBy: 'newest',
        sortDirection: 'DESC',
        search: 'jade mu',
        filter: {
          and: categories.map((ne) => ({ category: { ne } })),
          active: { eq: false },
          stock: { between: [1, 10] },
          price: { le: 48.1 },
          or: [{ id: { eq: 'mug' } }, { id: { eq: 'cap' } }],
        },
      },
    ]);
  });

  it('lists Gold Coins after all other products where they come last, but not within a category', () => {
    const query = { ...everyProduct, sortBy: 'price', mostPrice: 100, areCoinsLast: true } as const;
    const common = { sortBy: 'price', sortDirection: 'ASC' };

    expect(partsOf(query)).toEqual([
      { ...common, filter: { price: { le: 1 }, category: { ne: 'coins' } } },
      { ...common, filter: { price: { le: 1 }, category: { eq: 'coins' } } },
    ]);
    expect(partsOf({ ...query, category: 'coins' })).toEqual([
      { ...common, filter: { price: { le: 1 }, category: { eq: 'coins' } } },
    ]);
    expect(isSameQuery(query, { ...query, areCoinsLast: false })).toBe(false);
  });

  it('is equal regardless of case and white space of its words', () => {
    const typed = (words: string) => ({ ...everyProduct, words });

    expect(isSameQuery(typed('jade mug'), typed(' JADE  mug '))).toBe(true);
    expect(isSameQuery(typed('jade mug'), typed('jade'))).toBe(false);
  });

  it('never exceeds the search limits of the API', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (words) => {
        const [{ search = '' }] = partsOf({ ...everyProduct, words });

        expect(search.length).toBeLessThanOrEqual(100);
        expect(search.split(' ').length).toBeLessThanOrEqual(8);
      }),
    );
  });

  it.each([
    [{ words: 'ja mu' }, true],
    [{ words: 'ade' }, false],
    [{ category: 'merch' }, true],
    [{ category: 'none' }, false],
    [{ active: false }, false],
    [{ stock: [1, 5] }, true],
    [{ stock: [0, 4] }, false],
    [{ mostPrice: 1_000 }, true],
    [{ mostPrice: 999 }, false],
    [{ ids: ['cap', 'mug'] }, true],
    [{ ids: ['cap'] }, false],
    [{ ids: [] }, false],
  ] as const)('for %o matches a mug: %s', (change, isFound) => {
    expect(isWanted(productWith(), { ...everyProduct, ...change })).toBe(isFound);
  });

  it.each(orders)('by %s is a strict order, and reverses completely', (sortBy) => {
    const product = fc
      .record({
        id: fc.stringMatching(/^[a-z0-9]{1,4}$/),
        name: fc.constantFrom('Jade Mug', 'jade mug', 'Cap'),
        price: fc.constantFrom(1, 10, 9.99),
        featured: fc.boolean(),
        active: fc.boolean(),
      })
      .map(productWith);
    const query = { ...everyProduct, sortBy };

    fc.assert(
      fc.property(product, product, (one, other) => {
        const order = compareIn(query, one, other);
        expect(order + compareIn(query, other, one)).toBe(0);
        expect(order + compareIn({ ...query, isTurned: true }, one, other)).toBe(0);
        if (one.id !== other.id) expect(order).not.toBe(0);
      }),
    );
  });

  it('puts the expected product first', () => {
    const cheap = productWith({ id: 'a', price: 2 });
    const dear = productWith({ id: 'b', price: 10 });
    const late = productWith({ id: 'late', createdAt: '2026-11-05T00:00:00.000Z' });
    const starred = productWith({ id: 'z', featured: true });
    const by = (sortBy: (typeof orders)[number]) => ({ ...everyProduct, sortBy });

    expect(compareIn(by('price'), cheap, dear)).toBeLessThan(0);
    expect(compareIn(by('newest'), late, cheap)).toBeLessThan(0);
    expect(compareIn(by('featured'), starred, cheap)).toBeLessThan(0);
    const coins = productWith({ id: 'coins', category: 'coins', featured: true });
    expect(compareIn(by('featured'), cheap, coins)).toBeLessThan(0);
  });

  it.each(orders)(
    'by %s puts Gold Coins after all others in both directions where they come last',
    (sortBy) => {
      const coins = productWith({ id: 'a', name: 'A', category: 'coins', price: 5, featured: true });
      const others = [productWith({ id: 'b', name: 'B', price: 2 }), productWith({ id: 'c', price: 10 })];

      for (const isTurned of [false, true])
        for (const other of others) {
          const query = { ...everyProduct, sortBy, isTurned, areCoinsLast: true };
          expect(compareIn(query, other, coins)).toBeLessThan(0);
          expect(compareIn(query, coins, other)).toBeGreaterThan(0);
        }
    },
  );
});
