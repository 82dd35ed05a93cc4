import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './callers';
import {
  namesOf,
  openStockedCatalog,
  stockedProducts,
  playerVisibleNames,
  type StockedCatalog,
} from './stocked-catalog';

const all = namesOf(stockedProducts);
/** The other orders; the id breaks ties. */
const byName = ['abacus', 'Bell', 'Coins', 'Dragon Fan', 'dragon Kite', 'Voyage', 'zodiac Cup'];
const byPrice = ['Coins', 'abacus', 'Dragon Fan', 'zodiac Cup', 'dragon Kite', 'Bell', 'Voyage'];

let catalog: StockedCatalog;
beforeAll(async () => {
  catalog = await openStockedCatalog();
});
afterAll(() => catalog.close());

describe('listRewardProducts', () => {
  it('lists active products first, then featured ones, then by case-insensitive name', async () => {
    const listed = await catalog.list(catalog.admin);

    expect(listed).toEqual({ names: all, nextToken: null, totalCount: all.length });
  });

  it('shows players only active products', async () => {
    const listed = await catalog.list(catalog.player);

    expect(listed).toEqual({
      names: playerVisibleNames,
      nextToken: null,
      totalCount: playerVisibleNames.length,
    });
  });

  it('lists in descending order', async () => {
    const [admins, players] = await Promise.all(
      [catalog.admin, catalog.player].map((caller) =>
        catalog.list(caller, { sortBy: 'featured', sortDirection: 'DESC' }),
      ),
    );

    expect(admins?.names).toEqual(all.toReversed());
    expect(players?.names).toEqual(playerVisibleNames.toReversed());
  });

  it.each([
    ['by name', { sortBy: 'name' }, byName],
    ['by name, turned round', { sortBy: 'name', sortDirection: 'DESC' }, byName.toReversed()],
    ['by price, the cheapest first', { sortBy: 'price' }, byPrice],
    ['by price, the dearest first', { sortBy: 'price', sortDirection: 'DESC' }, byPrice.toReversed()],
    ['the newest first', { sortBy: 'newest' }, playerVisibleNames],
    ['the oldest first', { sortBy: 'newest', sortDirection: 'ASC' }, playerVisibleNames.toReversed()],
    ['by a direction alone, the newest first', { sortDirection: 'DESC' }, playerVisibleNames],
    ['by a direction alone, the oldest first', { sortDirection: 'ASC' }, playerVisibleNames.toReversed()],
  ])('lists %s', async (_order, variables, expected) => {
    expect((await catalog.list(catalog.player, variables)).names).toEqual(expected);
  });

  it.each(['featured', 'name', 'price', 'newest'] as const)(
    'lists inactive products last for admins, also by %s',
    async (sortBy) => {
      const { names } = await catalog.list(catalog.admin, { sortBy });

      expect(names.slice(0, playerVisibleNames.length).toSorted()).toEqual(playerVisibleNames.toSorted());
      expect(names.slice(playerVisibleNames.length).toSorted()).toEqual(['Ahead', 'Behind']);
    },
  );

  it('returns one product for an id, if the caller may see it', async () => {
    expect(await catalog.list(catalog.player, { id: 'voyage' })).toMatchObject({
      names: ['Voyage'],
      nextToken: null,
    });
    expect((await catalog.list(catalog.player, { id: 'ahead' })).names).toEqual([]);
    expect((await catalog.list(catalog.admin, { id: 'ahead' })).names).toEqual(['Ahead']);
    expect((await catalog.list(catalog.admin, { id: 'nobody' })).names).toEqual([]);
    expect((await catalog.list(catalog.admin, { id: 'voyage', filter: { price: { lt: 1 } } })).names).toEqual(
      [],
    );
  });

  it('returns a total count only without a search, id or filter', async () => {
    expect((await catalog.list(catalog.player, { limit: 1 })).totalCount).toBe(playerVisibleNames.length);
    expect((await catalog.list(catalog.player, { limit: 1, sortBy: 'price', filter: {} })).totalCount).toBe(
      playerVisibleNames.length,
    );
    for (const narrowed of [{ filter: { price: { gt: 0 } } }, { search: 'fan' }, { id: 'voyage' }])
      expect((await catalog.list(catalog.player, narrowed)).totalCount).toBeNull();
  });

  it('returns every field of a product', async () => {
    const { value: page } = await catalog.callApi(catalog.player, 'listRewardProducts', { limit: 1 });

    const { value } = await catalog.callApi(catalog.player, 'getRewardProduct', { id: page?.items[0]?.id });
    expect(page?.items).toEqual([value]);
  });
});

describe('pages', () => {
  it.each([
    ['players, two at a time', 'player', { limit: 2 }, playerVisibleNames],
    [
      'players, one at a time, from the end',
      'player',
      { limit: 1, sortBy: 'featured', sortDirection: 'DESC' },
      playerVisibleNames.toReversed(),
    ],
    ['admins, four at a time', 'admin', { limit: 4 }, all],
    ['admins, as many as there are', 'admin', { limit: 9 }, all],
    ['players, the most at a time', 'player', { limit: 1000 }, playerVisibleNames],
    ['players, by price, two at a time', 'player', { limit: 2, sortBy: 'price' }, byPrice],
    [
      'players, the newest first, three at a time',
      'player',
      { limit: 3, sortBy: 'newest' },
      playerVisibleNames,
    ],
    [
      'players, by name from the end',
      'player',
      { limit: 2, sortBy: 'name', sortDirection: 'DESC' },
      byName.toReversed(),
    ],
  ] as const)('cover the list without a gap: %s', async (_how, who, variables, expected) => {
    const pages = await catalog.everyPage(catalog[who], variables);

    expect(pages.flatMap(({ names }) => names)).toEqual(expected);
    expect(pages.slice(0, -1).every(({ names }) => names.length === variables.limit)).toBe(true);
    expect(pages.at(-1)?.names).not.toEqual([]);
  });

  it('are full of products that pass a filter', async () => {
    const filter = { or: [{ category: { eq: 'trips' } }, { price: { eq: 10 } }, { stock: { eq: 0 } }] };

    const pages = await catalog.everyPage(catalog.player, { limit: 2, filter });

    expect(pages.map(({ names }) => names)).toEqual([['Bell', 'Voyage'], ['Coins']]);
  });

  it('continue at their place when the list changes in between', async () => {
    const { nextToken } = await catalog.list(catalog.player, { limit: 3 });
    const { id } = await catalog.callAsAdmin('createRewardProduct', {
      input: { name: 'Aardvark', active: true, stock: 1, price: 1 },
    });

    const { names } = await catalog.list(catalog.player, { nextToken });
    await catalog.callAsAdmin('deleteRewardProduct', { input: { id } });

    expect(names).toEqual(playerVisibleNames.slice(3));
  });

  it.each([0, -1, 1001])('of %i are refused', async (limit) => {
    const { value, refused } = await catalog.callApi(catalog.player, 'listRewardProducts', { limit });

    expect(value).toBeNull();
    expect(refused).toMatchObject({
      errorType: 'InvalidArgumentsError',
      message: 'limit is a whole number from 1 to 1000.',
    });
  });
});

describe('nextToken', () => {
  const refusedToken = {
    value: null,
    refused: {
      errorType: 'products/unreadable-token',
      message: 'This nextToken does not belong to this list.',
    },
  };
  const callApi = (caller: Caller, variables: object) =>
    catalog.callApi(caller, 'listRewardProducts', variables);
  const encoded = (text: string) => Buffer.from(text).toString('base64');

  it('is refused when malformed', async () => {
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
      expect(await callApi(catalog.player, { nextToken }), nextToken).toMatchObject(refusedToken);
  });

  it.each([
    ['another order', { sortBy: 'price' }],
    ['the other direction', { sortBy: 'featured', sortDirection: 'DESC' }],
    ['a search', { search: 'dragon' }],
  ])('is refused for %s', async (_list, other) => {
    const { nextToken } = await catalog.list(catalog.player, { limit: 2 });

    expect(await callApi(catalog.player, { ...other, nextToken })).toMatchObject(refusedToken);
  });

  it('of an admin’s list shows a player no inactive products', async () => {
    const { nextToken } = await catalog.list(catalog.admin, { limit: 8 });

    expect(await callApi(catalog.player, { nextToken })).toMatchObject(refusedToken);
  });

  it('that is forged selects only a place in the list that its caller may read', async () => {
    const from = (place: string, caller = catalog.player) =>
      callApi(caller, { nextToken: encoded(`featured ASC |${place}`) });

    expect(namesOf((await from('0\t1\tc')).value!.items)).toEqual(playerVisibleNames.slice(3));
    expect(namesOf((await from('0\t')).value!.items)).toEqual(playerVisibleNames);
    expect(namesOf((await from('1\t', catalog.admin)).value!.items)).toEqual(['Ahead', 'Behind']);
    for (const place of ['', '0', '1\t', '/', '0\n\uffff', '\u0000', 'products'])
      expect(await from(place), JSON.stringify(place)).toMatchObject(refusedToken);
  });
});

describe('an inactive product', () => {
  it.each([
    ['asked for', { active: { eq: false } }],
    ['asked for beside what is active', { or: [{ active: { eq: false } }, { active: { eq: true } }] }],
    ['asked for by name', { or: [{ name: { eq: 'Ahead' } }, { name: { eq: 'Behind' } }] }],
    ['asked for by what it is not', { not: { active: { eq: true } } }],
  ])('is in no list of a player, %s', async (_how, filter) => {
    const { names } = await catalog.list(catalog.player, { filter });

    expect(names.filter((name) => !playerVisibleNames.includes(name))).toEqual([]);
    expect((await catalog.list(catalog.admin, { filter })).names).toContain('Ahead');
  });

  it('is absent for a player or affiliate who knows its id', async () => {
    const { value } = await catalog.callApi(catalog.admin, 'listRewardProducts', {
      filter: { name: { eq: 'Ahead' } },
    });
    const id = value?.items[0]?.id;
    const affiliate = await catalog.signIn('affiliate', 'AFFILIATES');

    const seen = await Promise.all(
      [catalog.player, affiliate, catalog.admin].map((caller) =>
        catalog.callApi(caller, 'getRewardProduct', { id }),
      ),
    );

    expect(seen.map((outcome) => outcome.refused)).toEqual([undefined, undefined, undefined]);
    expect(seen.map((outcome) => outcome.value?.name)).toEqual([undefined, undefined, 'Ahead']);
  });

  it('appears and disappears for players when an admin changes it', async () => {
    const { id } = await catalog.callAsAdmin('createRewardProduct', {
      input: { name: 'Lantern', stock: 1, price: 1 },
    });
    const isListed = async () => (await catalog.list(catalog.player)).names.includes('Lantern');

    const before = await isListed();
    await catalog.callAsAdmin('updateRewardProduct', { input: { id, active: true } });
    const during = await isListed();
    await catalog.callAsAdmin('updateRewardProduct', { input: { id, active: false } });
    const after = await isListed();
    await catalog.callAsAdmin('deleteRewardProduct', { input: { id } });

    expect([before, during, after]).toEqual([false, true, false]);
  });
});
