import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './callers';
import { type Catalog, openCatalog } from './catalog';

interface Page {
  readonly names: readonly string[];
  readonly nextToken: string | null;
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

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
  // Not in their order, so that it is not the order of creation.
  for (const input of shelf.toReversed()) await catalog.must('createRewardProduct', { input });
});
afterAll(() => catalog.close());

async function list(caller: Caller, variables: object = {}): Promise<Page> {
  const { value, refused } = await catalog.ask(caller, 'listRewardProducts', variables);
  if (!value) throw new Error(`The list was refused: ${JSON.stringify(refused)}`);
  return { names: namesOf(value.items), nextToken: value.nextToken };
}

async function everyPage(caller: Caller, variables: object): Promise<Page[]> {
  const pages = [await list(caller, variables)];
  for (let nextToken = pages[0]!.nextToken; nextToken !== null; nextToken = pages.at(-1)!.nextToken)
    pages.push(await list(caller, { ...variables, nextToken }));
  return pages;
}

describe('the list', () => {
  it('shows active products first, featured ones first of these, then by name, in any letter case', async () => {
    expect(await list(catalog.admin)).toEqual({ names: all, nextToken: null });
  });

  it('shows players what is active', async () => {
    expect(await list(catalog.player)).toEqual({ names: shown, nextToken: null });
  });

  it('turns round', async () => {
    const [admins, players] = await Promise.all(
      [catalog.admin, catalog.player].map((caller) => list(caller, { sortDirection: 'DESC' })),
    );

    expect(admins?.names).toEqual(all.toReversed());
    expect(players?.names).toEqual(shown.toReversed());
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
      { limit: 1, sortDirection: 'DESC' },
      shown.toReversed(),
    ],
    ['admins, four at a time', 'admin', { limit: 4 }, all],
    ['admins, as many as there are', 'admin', { limit: 9 }, all],
    ['players, the most at a time', 'player', { limit: 1000 }, shown],
  ] as const)('lead to the end without a gap: %s', async (_how, who, variables, expected) => {
    const pages = await everyPage(catalog[who], variables);

    expect(pages.flatMap(({ names }) => names)).toEqual(expected);
    expect(pages.every(({ names }) => names.length <= variables.limit)).toBe(true);
  });

  it('hold what passes a filter, so that a page may be empty with more to come', async () => {
    const pages = await everyPage(catalog.player, { limit: 3, filter: { category: { eq: 'trips' } } });

    expect(pages.map(({ names }) => names)).toEqual([[], [], ['Voyage']]);
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
    refused: { errorType: 'DynamoDB:AmazonDynamoDBException', message: 'Invalid Pagination Token Provided.' },
  };
  const ask = (caller: Caller, variables: object) => catalog.ask(caller, 'listRewardProducts', variables);

  it('is refused when it was made up', async () => {
    const made = Buffer.from(JSON.stringify({ id: { S: 'x' } })).toString('base64url');

    for (const nextToken of ['x', made, `${made}.${made}`, '☃'])
      expect(await ask(catalog.player, { nextToken })).toMatchObject(refusedToken);
  });

  it('is refused when any sign of it was changed', async () => {
    const { nextToken } = await list(catalog.admin, { limit: 8 });
    const signs = [...nextToken!];
    const positions = [0, Math.floor(signs.length / 2), signs.length - 3];

    for (const position of positions) {
      const changed = signs.with(position, signs[position] === 'A' ? 'B' : 'A').join('');
      expect(await ask(catalog.admin, { nextToken: changed })).toMatchObject(refusedToken);
    }
  });

  it('of an admin’s list does not lead a player to what is inactive', async () => {
    const { nextToken } = await list(catalog.admin, { limit: 8 });

    expect(await ask(catalog.player, { nextToken })).toMatchObject(refusedToken);
  });
});

describe('a filter', () => {
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
