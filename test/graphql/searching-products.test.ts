import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openStockedCatalog,
  stockedProducts,
  playerVisibleNames,
  type StockedCatalog,
  waitUntil,
} from './stocked-catalog';

let catalog: StockedCatalog;
beforeAll(async () => {
  catalog = await openStockedCatalog();
});
afterAll(() => catalog.close());

describe('search', () => {
  const found = async (search: string, variables: object = {}, caller = catalog.player) =>
    (await catalog.list(caller, { search, ...variables })).names;

  it.each([
    ['a word', 'dragon', ['Dragon Fan', 'dragon Kite']],
    ['the beginning of one', 'dra', ['Dragon Fan', 'dragon Kite']],
    ['another letter case', 'DRAGON', ['Dragon Fan', 'dragon Kite']],
    ['two words in any order', 'fan dragon', ['Dragon Fan']],
    ['two beginnings', 'dr k', ['dragon Kite']],
    ['signs between words', ' dragon-fan! ', ['Dragon Fan']],
    ['a single letter', 'd', ['Dragon Fan', 'dragon Kite']],
    ['what no name has', 'silk', []],
    ['the middle of a word', 'ragon', []],
    ['a longer word than there is', 'dragons', []],
    ['what is inactive', 'ahead', []],
    ['nothing but signs', ' -- ', playerVisibleNames],
  ])('finds products by %s', async (_what, search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  it.each([
    ['the rows of its words', {}],
    ['any other order', { sortBy: 'featured', limit: 101 }],
  ])('combines with a filter, by %s', async (_way, variables) => {
    const filter = { or: [{ price: { gt: 20 } }, { id: { eq: 'nobody' } }] };

    expect(await found('dragon', { filter, ...variables })).toEqual(['dragon Kite']);
    expect(await found('dragon', { filter: { id: { eq: 'dragon-fan' } }, ...variables })).toEqual([
      'Dragon Fan',
    ]);
    expect(await found('dragon', { filter: { stock: { gt: 5 } }, ...variables })).toEqual(['Dragon Fan']);
  });

  it('sorts in every order', async () => {
    expect(await found('dragon', { sortBy: 'price', sortDirection: 'DESC' })).toEqual([
      'dragon Kite',
      'Dragon Fan',
    ]);
    expect(await found('dragon', { sortBy: 'newest', sortDirection: 'ASC' })).toEqual([
      'dragon Kite',
      'Dragon Fan',
    ]);
  });

  it.each(
    [undefined, 'featured', 'name', 'price', 'newest'].flatMap((sortBy) =>
      [undefined, 'ASC', 'DESC'].map((sortDirection) => ({ sortBy, sortDirection })),
    ),
  )('returns the matching part of the list with $sortBy and $sortDirection', async (order) => {
    const listed = (await catalog.list(catalog.player, order)).names;
    const pages = await catalog.everyPage(catalog.player, { search: 'dragon', limit: 1, ...order });

    expect(await found('dragon', order)).toEqual(listed.filter((name) => /dragon/i.test(name)));
    expect(pages.flatMap(({ names }) => names)).toEqual(await found('dragon', order));
    expect(await found('dragon', order)).toHaveLength(2);
  });

  it('returns pages', async () => {
    const pages = await catalog.everyPage(catalog.player, { search: 'dragon', limit: 1 });

    expect(pages.map(({ names }) => names)).toEqual([['Dragon Fan'], ['dragon Kite']]);
  });

  it('shows admins inactive products in their current state', async () => {
    expect(await found('ahead', {}, catalog.admin)).toEqual(['Ahead']);

    await catalog.callAsAdmin('updateRewardProduct', { input: { id: 'ahead', stock: 4 } });
    const { value } = await catalog.callApi(catalog.admin, 'listRewardProducts', { search: 'ahead' });
    expect(value?.items).toMatchObject([{ id: 'ahead', stock: 4 }]);
  });

  it('follows renamed and deleted products', async () => {
    const { id } = await catalog.callAsAdmin('createRewardProduct', {
      input: { name: 'Paper Lantern', active: true, stock: 1, price: 1 },
    });
    await waitUntil(async () => (await found('lantern')).length === 1);
    await catalog.callAsAdmin('updateRewardProduct', { input: { id, name: 'Paper Kite' } });
    await waitUntil(async () => (await found('lantern')).length === 0 && (await found('kite')).length === 2);
    await catalog.callAsAdmin('deleteRewardProduct', { input: { id } });
    await waitUntil(async () => (await found('paper')).length === 0);
    await waitUntil(async () => (await catalog.list(catalog.admin)).totalCount === stockedProducts.length);
  });

  it.each([
    ['more than 100 characters', 'x'.repeat(101)],
    ['more than 8 words', 'a b c d e f g h i'],
  ])('of %s is refused', async (_what, search) => {
    const { value, refused } = await catalog.callApi(catalog.player, 'listRewardProducts', { search });

    expect(value).toBeNull();
    expect(refused).toMatchObject({
      errorType: 'InvalidArgumentsError',
      message: expect.stringContaining('search'),
    });
  });

  it('keeps its index rows out of the product API', async () => {
    for (const id of ['#count', '#counted voyage', '#word dra dragon-fan']) {
      expect(await catalog.callApi(catalog.admin, 'getRewardProduct', { id })).toMatchObject({
        value: null,
        refused: undefined,
      });
      for (const field of ['updateRewardProduct', 'deleteRewardProduct'] as const)
        expect(await catalog.callApi(catalog.admin, field, { input: { id } })).toMatchObject({
          refused: { errorType: 'products/unknown-product' },
        });
      expect((await catalog.callApi(catalog.admin, 'listRewardProducts', { id })).refused).toMatchObject({
        errorType: 'InvalidArgumentsError',
      });
    }
  });
});

describe('filter', () => {
  const categories = ['coins', 'gifts', 'trips', 'mystery_prize', 'experiences', 'merch', 'mega_sweeps'];
  const filters: readonly (readonly [string, object, readonly string[]])[] = [
    ['eq', { price: { eq: 20 } }, ['zodiac Cup', 'Dragon Fan']],
    ['ne', { price: { ne: 20 } }, ['Bell', 'abacus', 'dragon Kite', 'Voyage', 'Coins']],
    ['lt', { stock: { lt: 2 } }, ['Bell', 'Voyage']],
    ['le', { stock: { le: 2 } }, ['Bell', 'dragon Kite', 'Voyage']],
    ['gt', { price: { gt: 35 } }, ['Bell', 'Voyage']],
    ['ge', { price: { ge: 35 } }, ['Bell', 'dragon Kite', 'Voyage']],
    ['between', { price: { between: [15.5, 20] } }, ['zodiac Cup', 'abacus', 'Dragon Fan']],
    ['beginsWith', { name: { beginsWith: 'Dragon' } }, ['Dragon Fan']],
    ['contains', { description: { contains: 'silk' } }, ['Dragon Fan']],
    ['notContains', { name: { notContains: 'a' } }, ['Bell', 'Coins']],
    ['attributeExists', { terms: { attributeExists: true } }, ['dragon Kite']],
    [
      'attributeExists of nothing',
      { terms: { attributeExists: false }, price: { ge: 35 } },
      ['Bell', 'Voyage'],
    ],
    ['attributeType', { image: { attributeType: 'list' } }, ['Voyage']],
    ['size', { description: { size: { gt: 10 } } }, ['Dragon Fan']],
    ['a category', { category: { eq: 'merch' } }, ['zodiac Cup', 'abacus']],
    ['no category', { and: categories.map((ne) => ({ category: { ne } })) }, ['Dragon Fan']],
    ['yes or no', { featured: { eq: true } }, ['Bell', 'zodiac Cup']],
    ['two fields', { category: { eq: 'merch' }, price: { lt: 20 } }, ['abacus']],
    ['two operators', { price: { gt: 10, lt: 20 } }, ['abacus']],
    ['and', { and: [{ price: { ge: 20 } }, { stock: { ge: 7 } }] }, ['zodiac Cup', 'Dragon Fan']],
    ['or', { or: [{ category: { eq: 'coins' } }, { stock: { eq: 0 } }] }, ['Bell', 'Coins']],
    ['not', { not: { price: { le: 35 } } }, ['Bell', 'Voyage']],
    [
      'all of these',
      { not: { or: [{ stock: { eq: 0 } }, { price: { lt: 20 } }] }, name: { beginsWith: 'd' } },
      ['dragon Kite'],
    ],
    ['nothing', {}, playerVisibleNames],
  ];

  it.each(filters)('matches: %s', async (_operator, filter, expected) => {
    expect((await catalog.list(catalog.player, { filter })).names).toEqual(expected);
  });

  it.each([
    [
      'one bound',
      { price: { between: [1] } },
      'Unrecognized Filter',
      'Unable to process the filter expression',
    ],
    [
      'a type that no attribute has',
      { name: { attributeType: null } },
      'Unrecognized Filter',
      'Unable to process the filter expression',
    ],
    [
      'bounds the wrong way round',
      { price: { between: [20, 15] } },
      'InvalidArgumentsError',
      'The request is not valid with these values.',
    ],
  ])('is refused with an error code for %s', async (_what, filter, errorType, message) => {
    const { value, refused } = await catalog.callApi(catalog.player, 'listRewardProducts', { filter });

    expect(value).toBeNull();
    expect(refused).toMatchObject({ errorType, message });
  });

  it('refuses an unknown category', async () => {
    const { value, refused } = await catalog.callApi(catalog.player, 'listRewardProducts', {
      filter: { category: { eq: 'cars' } },
    });

    expect(value).toBeNull();
    expect(refused?.message).toContain('category');
  });

  it('refuses a field that the API does not expose', async () => {
    const { value, refused } = await catalog.callApi(catalog.admin, 'listRewardProducts', {
      filter: { updatedBy: { eq: catalog.admin.sub } },
    });

    expect(value).toBeNull();
    expect(refused?.message).toContain('updatedBy');
  });
});
