import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Caller } from './callers';
import { type Catalog, openCatalog } from './catalog';

interface Page {
  readonly names: readonly string[];
  readonly nextToken: string | null;
  readonly totalCount: number | null;
}

/** The store of every test here, in the order of the shop: what is inactive comes last. */
const shelf = [
  { name: 'Bell', active: true, featured: true, stock: 0, price: 100, category: 'experiences' },
  { name: 'zodiac Cup', active: true, featured: true, stock: 12, price: 20, category: 'merch' },
  { name: 'abacus', active: true, stock: 3, price: 15.5, category: 'merch' },
  { name: 'Coins', active: true, stock: 999, price: 10, category: 'coins' },
  { name: 'Dragon Fan', active: true, stock: 7, price: 20, description: 'Of silk, with a dragon.' },
  { name: 'dragon Kite', active: true, stock: 2, price: 35, category: 'gifts', terms: 'Needs wind.' },
  { name: 'Voyage', active: true, stock: 1, price: 5000, category: 'trips', image: ['media/products/v.svg'] },
  { name: 'Ahead', active: false, featured: true, stock: 5, price: 20, category: 'merch' },
  { name: 'Behind', active: false, stock: 5, price: 20, category: 'merch' },
];
const namesOf = (products: readonly { name: string }[]) => products.map(({ name }) => name);
const all = namesOf(shelf);
const shown = namesOf(shelf.filter(({ active }) => active));
/** In the other orders; of those that cost the same, ids decide. */
const byName = ['abacus', 'Bell', 'Coins', 'Dragon Fan', 'dragon Kite', 'Voyage', 'zodiac Cup'];
const byPrice = ['Coins', 'abacus', 'Dragon Fan', 'zodiac Cup', 'dragon Kite', 'Bell', 'Voyage'];

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
  // Not in their order, so that it is not the order of creation.
  for (const input of shelf.toReversed()) {
    await catalog.must('createRewardProduct', { input: { ...input, id: idOf(input.name) } });
    // Of two that were made in one millisecond neither is newer.
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await until(async () => (await list(catalog.admin)).totalCount === shelf.length);
});
afterAll(() => catalog.close());

const idOf = (name: string) => name.toLowerCase().replace(' ', '-');

/** What follows from the products' stream is there in a moment. */
const until = (holds: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await holds()).toBe(true), { timeout: 10_000, interval: 50 });

async function list(caller: Caller, variables: object = {}): Promise<Page> {
  const { value, refused } = await catalog.ask(caller, 'listRewardProducts', variables);
  if (!value) throw new Error(`The list was refused: ${JSON.stringify(refused)}`);
  return { names: namesOf(value.items), nextToken: value.nextToken, totalCount: value.totalCount };
}

async function everyPage(caller: Caller, variables: object): Promise<Page[]> {
  const pages = [await list(caller, variables)];
  for (let nextToken = pages[0]!.nextToken; nextToken !== null; nextToken = pages.at(-1)!.nextToken)
    pages.push(await list(caller, { ...variables, nextToken }));
  return pages;
}

describe('the list', () => {
  it('shows active products first, featured ones first of these, then by name, in any letter case', async () => {
    expect(await list(catalog.admin)).toEqual({ names: all, nextToken: null, totalCount: all.length });
  });

  it('shows players what is active', async () => {
    expect(await list(catalog.player)).toEqual({ names: shown, nextToken: null, totalCount: shown.length });
  });

  it('turns round', async () => {
    const [admins, players] = await Promise.all(
      [catalog.admin, catalog.player].map((caller) =>
        list(caller, { sortBy: 'featured', sortDirection: 'DESC' }),
      ),
    );

    expect(admins?.names).toEqual(all.toReversed());
    expect(players?.names).toEqual(shown.toReversed());
  });

  it.each([
    ['by name', { sortBy: 'name' }, byName],
    ['by name, turned round', { sortBy: 'name', sortDirection: 'DESC' }, byName.toReversed()],
    ['by price, the cheapest first', { sortBy: 'price' }, byPrice],
    ['by price, the dearest first', { sortBy: 'price', sortDirection: 'DESC' }, byPrice.toReversed()],
    ['the newest first', { sortBy: 'newest' }, shown],
    ['the oldest first', { sortBy: 'newest', sortDirection: 'ASC' }, shown.toReversed()],
    ['by a direction alone, the newest first', { sortDirection: 'DESC' }, shown],
    ['by a direction alone, the oldest first', { sortDirection: 'ASC' }, shown.toReversed()],
  ])('can be had %s', async (_order, variables, expected) => {
    expect((await list(catalog.player, variables)).names).toEqual(expected);
  });

  it.each(['featured', 'name', 'price', 'newest'] as const)(
    'has what is inactive at its end for admins, by %s as well',
    async (sortBy) => {
      const { names } = await list(catalog.admin, { sortBy });

      expect(names.slice(0, shown.length).toSorted()).toEqual(shown.toSorted());
      expect(names.slice(shown.length).toSorted()).toEqual(['Ahead', 'Behind']);
    },
  );

  it('is of one product where its id is given, if the caller may see it', async () => {
    expect(await list(catalog.player, { id: 'voyage' })).toMatchObject({
      names: ['Voyage'],
      nextToken: null,
    });
    expect((await list(catalog.player, { id: 'ahead' })).names).toEqual([]);
    expect((await list(catalog.admin, { id: 'ahead' })).names).toEqual(['Ahead']);
    expect((await list(catalog.admin, { id: 'nobody' })).names).toEqual([]);
    expect((await list(catalog.admin, { id: 'voyage', filter: { price: { lt: 1 } } })).names).toEqual([]);
  });

  it('says how many there are where nothing narrows it, and only then', async () => {
    expect((await list(catalog.player, { limit: 1 })).totalCount).toBe(shown.length);
    expect((await list(catalog.player, { limit: 1, sortBy: 'price', filter: {} })).totalCount).toBe(
      shown.length,
    );
    for (const narrowed of [{ filter: { price: { gt: 0 } } }, { search: 'fan' }, { id: 'voyage' }])
      expect((await list(catalog.player, narrowed)).totalCount).toBeNull();
  });

  it('holds every field of a product', async () => {
    const { value: page } = await catalog.ask(catalog.player, 'listRewardProducts', { limit: 1 });

    const { value } = await catalog.ask(catalog.player, 'getRewardProduct', { id: page?.items[0]?.id });
    expect(page?.items).toEqual([value]);
  });
});

describe('pages', () => {
  it.each([
    ['players, two at a time', 'player', { limit: 2 }, shown],
    [
      'players, one at a time, from the end',
      'player',
      { limit: 1, sortBy: 'featured', sortDirection: 'DESC' },
      shown.toReversed(),
    ],
    ['admins, four at a time', 'admin', { limit: 4 }, all],
    ['admins, as many as there are', 'admin', { limit: 9 }, all],
    ['players, the most at a time', 'player', { limit: 1000 }, shown],
    ['players, by price, two at a time', 'player', { limit: 2, sortBy: 'price' }, byPrice],
    ['players, the newest first, three at a time', 'player', { limit: 3, sortBy: 'newest' }, shown],
    [
      'players, by name from the end',
      'player',
      { limit: 2, sortBy: 'name', sortDirection: 'DESC' },
      byName.toReversed(),
    ],
  ] as const)('lead to the end without a gap: %s', async (_how, who, variables, expected) => {
    const pages = await everyPage(catalog[who], variables);

    expect(pages.flatMap(({ names }) => names)).toEqual(expected);
    expect(pages.slice(0, -1).every(({ names }) => names.length === variables.limit)).toBe(true);
    expect(pages.at(-1)?.names).not.toEqual([]);
  });

  it('are full of what passes a filter', async () => {
    const filter = { or: [{ category: { eq: 'trips' } }, { price: { eq: 10 } }, { stock: { eq: 0 } }] };

    const pages = await everyPage(catalog.player, { limit: 2, filter });

    expect(pages.map(({ names }) => names)).toEqual([['Bell', 'Coins'], ['Voyage']]);
  });

  it('go on where they were when the shelf changes meanwhile', async () => {
    const { nextToken } = await list(catalog.player, { limit: 3 });
    const { id } = await catalog.must('createRewardProduct', {
      input: { name: 'Aardvark', active: true, stock: 1, price: 1 },
    });

    const { names } = await list(catalog.player, { nextToken });
    await catalog.must('deleteRewardProduct', { input: { id } });

    expect(names).toEqual(shown.slice(3));
  });

  it.each([0, -1, 1001])('of %i are refused', async (limit) => {
    const { value, refused } = await catalog.ask(catalog.player, 'listRewardProducts', { limit });

    expect(value).toBeNull();
    expect(refused).toMatchObject({
      errorType: 'InvalidArgumentsError',
      message: 'limit is a whole number from 1 to 1000.',
    });
  });
});

describe('a token of a page', () => {
  const refusedToken = {
    value: null,
    refused: { errorType: 'products/unreadable-token', message: 'This is no nextToken of this list.' },
  };
  const ask = (caller: Caller, variables: object) => catalog.ask(caller, 'listRewardProducts', variables);
  const encoded = (text: string) => Buffer.from(text).toString('base64');

  it('is refused when it is none', async () => {
    const place = Buffer.from(JSON.stringify({ id: { S: 'x' } })).toString('base64url');

    for (const nextToken of [
      '',
      'x',
      '====',
      place,
      `${place}.${place}`,
      '☃',
      'A'.repeat(3000),
      encoded('x'),
    ])
      expect(await ask(catalog.player, { nextToken }), nextToken).toMatchObject(refusedToken);
  });

  it.each([
    ['another order', { sortBy: 'price' }],
    ['the other direction', { sortBy: 'featured', sortDirection: 'DESC' }],
    ['a search', { search: 'dragon' }],
  ])('is refused for %s', async (_list, other) => {
    const { nextToken } = await list(catalog.player, { limit: 2 });

    expect(await ask(catalog.player, { ...other, nextToken })).toMatchObject(refusedToken);
  });

  it('of an admin’s list does not lead a player to what is inactive', async () => {
    const { nextToken } = await list(catalog.admin, { limit: 8 });

    expect(await ask(catalog.player, { nextToken })).toMatchObject(refusedToken);
  });

  it('that was made up chooses a place among what its caller may read, and nothing else', async () => {
    const from = (place: string, caller = catalog.player) =>
      ask(caller, { nextToken: encoded(`featured ASC |${place}`) });

    expect(namesOf((await from('0\t1\tc')).value!.items)).toEqual(shown.slice(3));
    expect(namesOf((await from('0\t')).value!.items)).toEqual(shown);
    expect(namesOf((await from('1\t', catalog.admin)).value!.items)).toEqual(['Ahead', 'Behind']);
    for (const place of ['', '0', '1\t', '/', '0\n\uffff', '\u0000', 'products'])
      expect(await from(place), JSON.stringify(place)).toMatchObject(refusedToken);
  });
});

describe('a search', () => {
  const found = async (search: string, variables: object = {}, caller = catalog.player) =>
    (await list(caller, { search, ...variables })).names;

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
    ['nothing but signs', ' -- ', shown],
  ])('finds products by %s', async (_what, search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  it.each([
    ['the rows of its words', {}],
    ['any other order', { sortBy: 'featured', limit: 101 }],
  ])('finds the same with a filter, by %s', async (_way, variables) => {
    const filter = { or: [{ price: { gt: 20 } }, { id: { eq: 'nobody' } }] };

    expect(await found('dragon', { filter, ...variables })).toEqual(['dragon Kite']);
    expect(await found('dragon', { filter: { id: { eq: 'dragon-fan' } }, ...variables })).toEqual([
      'Dragon Fan',
    ]);
    expect(await found('dragon', { filter: { stock: { gt: 5 } }, ...variables })).toEqual(['Dragon Fan']);
  });

  it('can be had in every order', async () => {
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
  )('finds what the list holds, in its order, with $sortBy and $sortDirection', async (order) => {
    const listed = (await list(catalog.player, order)).names;
    const pages = await everyPage(catalog.player, { search: 'dragon', limit: 1, ...order });

    expect(await found('dragon', order)).toEqual(listed.filter((name) => /dragon/i.test(name)));
    expect(pages.flatMap(({ names }) => names)).toEqual(await found('dragon', order));
    expect(await found('dragon', order)).toHaveLength(2);
  });

  it('comes in pages', async () => {
    const pages = await everyPage(catalog.player, { search: 'dragon', limit: 1 });

    expect(pages.map(({ names }) => names)).toEqual([['Dragon Fan'], ['dragon Kite']]);
  });

  it('shows admins what is inactive, and products as they are now', async () => {
    expect(await found('ahead', {}, catalog.admin)).toEqual(['Ahead']);

    await catalog.must('updateRewardProduct', { input: { id: 'ahead', stock: 4 } });
    const { value } = await catalog.ask(catalog.admin, 'listRewardProducts', { search: 'ahead' });
    expect(value?.items).toMatchObject([{ id: 'ahead', stock: 4 }]);
  });

  it('follows names, and forgets what is deleted', async () => {
    const { id } = await catalog.must('createRewardProduct', {
      input: { name: 'Paper Lantern', active: true, stock: 1, price: 1 },
    });
    await until(async () => (await found('lantern')).length === 1);
    await catalog.must('updateRewardProduct', { input: { id, name: 'Paper Kite' } });
    await until(async () => (await found('lantern')).length === 0 && (await found('kite')).length === 2);
    await catalog.must('deleteRewardProduct', { input: { id } });
    await until(async () => (await found('paper')).length === 0);
    await until(async () => (await list(catalog.admin)).totalCount === shelf.length);
  });

  it.each([
    ['more than 100 characters', 'x'.repeat(101)],
    ['more than 8 words', 'a b c d e f g h i'],
  ])('of %s is refused', async (_what, search) => {
    const { value, refused } = await catalog.ask(catalog.player, 'listRewardProducts', { search });

    expect(value).toBeNull();
    expect(refused).toMatchObject({
      errorType: 'InvalidArgumentsError',
      message: expect.stringContaining('search'),
    });
  });

  it('leaves rows that nobody can take for products', async () => {
    for (const id of ['#count', '#counted voyage', '#word dra dragon-fan']) {
      expect(await catalog.ask(catalog.admin, 'getRewardProduct', { id })).toMatchObject({
        value: null,
        refused: undefined,
      });
      for (const field of ['updateRewardProduct', 'deleteRewardProduct'] as const)
        expect(await catalog.ask(catalog.admin, field, { input: { id } })).toMatchObject({
          refused: { errorType: 'products/unknown-product' },
        });
      expect((await catalog.ask(catalog.admin, 'listRewardProducts', { id })).refused).toMatchObject({
        errorType: 'InvalidArgumentsError',
      });
    }
  });
});

describe('a filter', () => {
  const categories = ['coins', 'gifts', 'trips', 'mystery_prize', 'experiences', 'merch', 'mega_sweeps'];
  const filters: readonly (readonly [string, object, readonly string[]])[] = [
    ['eq', { price: { eq: 20 } }, ['zodiac Cup', 'Dragon Fan']],
    ['ne', { price: { ne: 20 } }, ['Bell', 'abacus', 'Coins', 'dragon Kite', 'Voyage']],
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
    ['nothing', {}, shown],
  ];

  it.each(filters)('lets through what it says: %s', async (_operator, filter, expected) => {
    expect((await list(catalog.player, { filter })).names).toEqual(expected);
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
      'This cannot be asked for with these values.',
    ],
  ])('is refused by name with %s', async (_what, filter, errorType, message) => {
    const { value, refused } = await catalog.ask(catalog.player, 'listRewardProducts', { filter });

    expect(value).toBeNull();
    expect(refused).toMatchObject({ errorType, message });
  });

  it('refuses a category that there is not', async () => {
    const { value, refused } = await catalog.ask(catalog.player, 'listRewardProducts', {
      filter: { category: { eq: 'cars' } },
    });

    expect(value).toBeNull();
    expect(refused?.message).toContain('category');
  });

  it('refuses what the table does not show', async () => {
    const { value, refused } = await catalog.ask(catalog.admin, 'listRewardProducts', {
      filter: { updatedBy: { eq: catalog.admin.sub } },
    });

    expect(value).toBeNull();
    expect(refused?.message).toContain('updatedBy');
  });
});

describe('what is inactive', () => {
  it.each([
    ['asked for', { active: { eq: false } }],
    ['asked for beside what is active', { or: [{ active: { eq: false } }, { active: { eq: true } }] }],
    ['asked for by name', { or: [{ name: { eq: 'Ahead' } }, { name: { eq: 'Behind' } }] }],
    ['asked for by what it is not', { not: { active: { eq: true } } }],
  ])('is in no list of a player, %s', async (_how, filter) => {
    const { names } = await list(catalog.player, { filter });

    expect(names.filter((name) => !shown.includes(name))).toEqual([]);
    expect((await list(catalog.admin, { filter })).names).toContain('Ahead');
  });

  it('is not there for a player who knows its id, in whatever group', async () => {
    const { value } = await catalog.ask(catalog.admin, 'listRewardProducts', {
      filter: { name: { eq: 'Ahead' } },
    });
    const id = value?.items[0]?.id;
    const affiliate = await catalog.signIn('affiliate', 'AFFILIATES');

    const seen = await Promise.all(
      [catalog.player, affiliate, catalog.admin].map((caller) =>
        catalog.ask(caller, 'getRewardProduct', { id }),
      ),
    );

    expect(seen.map((outcome) => outcome.refused)).toEqual([undefined, undefined, undefined]);
    expect(seen.map((outcome) => outcome.value?.name)).toEqual([undefined, undefined, 'Ahead']);
  });

  it('comes and goes for players as admins say', async () => {
    const { id } = await catalog.must('createRewardProduct', {
      input: { name: 'Lantern', stock: 1, price: 1 },
    });
    const isListed = async () => (await list(catalog.player)).names.includes('Lantern');

    const before = await isListed();
    await catalog.must('updateRewardProduct', { input: { id, active: true } });
    const during = await isListed();
    await catalog.must('updateRewardProduct', { input: { id, active: false } });
    const after = await isListed();
    await catalog.must('deleteRewardProduct', { input: { id } });

    expect([before, during, after]).toEqual([false, true, false]);
  });
});
