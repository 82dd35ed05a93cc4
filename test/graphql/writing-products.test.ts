import { randomUUID } from 'node:crypto';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductStore } from '#lambdas/catalog/stores/product-store';
import { createCommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { type Catalog, openCatalog } from './catalog';
import type { Product } from './operations';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});
afterAll(() => catalog.close());

const full = {
  name: 'Jade Mug',
  description: 'A **mug**.',
  terms: 'One a person.',
  image: ['media/products/mug-800.webp'],
  stock: 5,
  price: 12.5,
  featured: true,
  active: true,
  category: 'merch',
};
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;

/** Creates a separate product for a test. */
const put = (fields: object = {}) =>
  catalog.callAsAdmin('createRewardProduct', { input: { ...full, ...fields } });
const create = (input: object, condition?: object) =>
  catalog.callApi(catalog.admin, 'createRewardProduct', { input, condition });
const update = (input: object, condition?: object) =>
  catalog.callApi(catalog.admin, 'updateRewardProduct', { input, condition });
const remove = (input: object, condition?: object) =>
  catalog.callApi(catalog.admin, 'deleteRewardProduct', { input, condition });
const read = async (id: string): Promise<Product | null> =>
  (await catalog.callApi(catalog.admin, 'getRewardProduct', { id })).value;

/** The stored product. */
async function stored(id: string): Promise<Record<string, unknown> | undefined> {
  const { dynamoDb, tables } = catalog.casino;
  const { Item } = await dynamoDb.send(
    new GetCommand({ TableName: tables.products, Key: { id }, ConsistentRead: true }),
  );
  return Item;
}

/** Sells pieces like a checkout at this time. */
async function sell(id: string, quantity: number, at: Date): Promise<void> {
  const { dynamoDb, tables } = catalog.casino;
  const products = createProductStore(dynamoDb, tables.products, (fault) => {
    throw fault;
  });
  const product = (await products.find([id])).get(id)!;
  const { outcome } = await createCommitTogether(dynamoDb)([products.take(product, quantity, at)]);
  if (outcome !== 'committed') throw new Error(`Nothing was sold: ${outcome}`);
}

/** Sort keys of the product in every order, derived from its fields. */
function placesOf({ id, name, price, featured, active, category, createdAt }: Product) {
  const spoken = name.toLowerCase();
  const hundredths = String(Math.round(price * 100)).padStart(9, '0');
  const rank = (category === 'coins' ? 2 : 0) + (featured ? 0 : 1);
  return {
    listingOrder: `${active ? 0 : 1}\t${rank}\t${spoken}\t${id}\t`,
    nameOrder: `${active ? 0 : 1}\t${spoken}\t${id}\t`,
    priceOrder: `${active ? 0 : 1}\t${hundredths}\t${id}\t`,
    newestOrder: `${active ? 1 : 0}\t${createdAt}\t${id}\t`,
    words: ` ${spoken} `,
  };
}

describe('createRewardProduct', () => {
  it('creates an inactive product by default', async () => {
    const { value, refused } = await create({ name: 'Jade Mug', stock: 5, price: 12.5 });

    expect(refused).toBeUndefined();
    expect(value).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: 'Jade Mug',
      stock: 5,
      price: 12.5,
      description: null,
      terms: null,
      image: null,
      category: null,
      featured: false,
      active: false,
      openToOrders: true,
      createdAt: instant,
      updatedAt: value?.createdAt,
      revision: 1,
    });
    expect((await catalog.callApi(catalog.player, 'getRewardProduct', { id: value?.id })).value).toBeNull();
  });

  it('stores all fields under the given id, with the admin', async () => {
    const id = randomUUID();

    const { value } = await create({ id, ...full });

    expect(value).toMatchObject({ id, ...full });
    expect(await read(id)).toEqual(value);
    const { openToOrders: _derived, ...fields } = value!;
    expect(await stored(id)).toEqual({
      ...fields,
      updatedBy: catalog.admin.sub,
      edit: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      listing: 'products',
      ...placesOf(value!),
    });
  });

  it('omits null fields and trims the name', async () => {
    const { value } = await create({ name: '  Fan ', stock: 0, price: 1, description: null, active: null });

    expect(value).toMatchObject({ name: 'Fan', description: null, active: false });
    expect(await stored(value!.id)).not.toHaveProperty('description');
  });

  it('is refused for an existing id, and changes nothing', async () => {
    const there = await put();

    const { value, refused } = await create({ id: there.id, name: 'Other', stock: 1, price: 1 });

    expect(value).toBeNull();
    expect(refused).toMatchObject({ errorType: 'products/already-exists' });
    expect(await read(there.id)).toEqual(there);
  });

  it('creates one product for 16 concurrent requests with one id', async () => {
    const id = randomUUID();

    const outcomes = await Promise.all(Array.from({ length: 16 }, () => create({ id, ...full })));

    expect(outcomes.filter(({ value }) => value !== null)).toHaveLength(1);
    const refusals = outcomes.flatMap(({ refused }) => refused?.errorType ?? []);
    expect(refusals).toEqual(Array.from({ length: 15 }, () => 'products/already-exists'));
  });

  it('opens a mystery prize to orders only while its odds cover the price', async () => {
    const { id } = await put({ category: 'mystery_prize', active: true });
    const { dynamoDb, tables } = catalog.casino;
    expect((await read(id))?.openToOrders).toBe(false);
    await dynamoDb.send(
      new UpdateCommand({
        TableName: tables.products,
        Key: { id },
        UpdateExpression: 'SET chance = :odds',
        ExpressionAttributeValues: {
          ':odds': {
            kind: 'odds',
            version: 1,
            mayShip: false,
            mayArrange: false,
            priceFrom: 1_000,
            priceTo: 1_500,
          },
        },
      }),
    );

    const covered = await update({ id, price: 12.5 });
    const outside = await update({ id, price: 15.01 });

    expect([covered.value?.openToOrders, outside.value?.openToOrders]).toEqual([true, false]);
    const { value } = await catalog.callApi(catalog.player, 'getRewardProduct', { id });
    expect(value).toMatchObject({ openToOrders: false });
    const listed = await catalog.callApi(catalog.player, 'listRewardProducts', { id });
    expect(listed.value?.items).toMatchObject([{ openToOrders: false }]);
  });

  it('rounds a price to two decimals', async () => {
    const { id } = await put({ price: 0.1 + 0.2 });

    expect(await stored(id)).toMatchObject({ price: 0.3 });
    expect(await read(id)).toMatchObject({ price: 0.3 });
  });

  it('accepts a condition without values, for which DynamoDB allows no empty map', async () => {
    const id = randomUUID();

    const { value } = await create({ id, ...full }, { name: { attributeExists: false } });

    expect(value).toMatchObject({ id });
  });

  it('is refused when the caller’s condition fails', async () => {
    const id = randomUUID();

    const { refused } = await create({ id, ...full }, { name: { eq: 'Something that is there' } });

    expect(refused).toMatchObject({ errorType: 'DynamoDB:ConditionalCheckFailedException' });
    expect(await stored(id)).toBeUndefined();
  });
});

describe('updateRewardProduct', () => {
  it('sets the given fields and keeps the others', async () => {
    const before = await put();

    const { value } = await update({ id: before.id, stock: 4, price: 0.01 });

    expect(value).toEqual({ ...before, stock: 4, price: 0.01, updatedAt: instant, revision: 2 });
    expect(value!.updatedAt > before.updatedAt).toBe(true);
    expect(await read(before.id)).toEqual(value);
  });

  it.each([
    ['name', { name: 'Zen Fan' }],
    ['featured', { featured: false }],
    ['active', { active: false }],
    ['price', { price: 99.99 }],
    ['category', { category: 'coins' }],
  ])('updates the sort keys with the %s', async (_field, change) => {
    const { id } = await put();

    const { value } = await update({ id, ...change });

    expect(await stored(id)).toMatchObject({ ...change, ...placesOf(value!) });
  });

  it('moves Gold Coins that lose their category among the other prizes', async () => {
    const { id } = await put({ category: 'coins' });

    const { value } = await update({ id, category: null });

    expect(await stored(id)).toMatchObject({ listingOrder: `0\t0\tjade mug\t${id}\t` });
    expect(value).toMatchObject({ category: null });
  });

  it('rounds a price to two decimals', async () => {
    const { id } = await put();

    const { value } = await update({ id, price: 1.1 * 3 });

    expect(value).toMatchObject({ price: 3.3 });
    expect(await stored(id)).toMatchObject({ price: 3.3 });
  });

  it('adds missing sort keys to an old product', async () => {
    const { id } = await put();
    const { dynamoDb, tables } = catalog.casino;
    await dynamoDb.send(
      new UpdateCommand({
        TableName: tables.products,
        Key: { id },
        UpdateExpression: 'REMOVE nameOrder, priceOrder, newestOrder, words',
      }),
    );

    const { value } = await update({ id, stock: 4 });

    expect(await stored(id)).toMatchObject(placesOf(value!));
  });

  it('removes optional fields that are null', async () => {
    const { id } = await put();
    const nothing = { description: null, terms: null, image: null, category: null };

    const { value } = await update({ id, ...nothing });

    expect(value).toMatchObject({ ...full, ...nothing });
    for (const field of Object.keys(nothing)) expect(await stored(id)).not.toHaveProperty(field);
  });

  it('keeps featured and active when they are null', async () => {
    const { id } = await put();

    const { value } = await update({ id, featured: null, active: null });

    expect(value).toMatchObject({ featured: true, active: true });
  });

  it('records the admin', async () => {
    const { id } = await put();
    const other = await catalog.signIn('other-admin', 'SUPERADMINS');

    await catalog.callApi(other, 'updateRewardProduct', { input: { id, stock: 1 } });

    expect(await stored(id)).toMatchObject({ updatedBy: other.sub });
  });

  it('is refused for an unknown product and creates none', async () => {
    const id = randomUUID();

    const { value, refused } = await update({ id, stock: 1 });

    expect([value, refused?.errorType]).toEqual([null, 'products/unknown-product']);
    expect(await stored(id)).toBeUndefined();
  });

  it('is refused for a condition that cannot be rendered', async () => {
    const before = await put();

    const { value, refused } = await update({ id: before.id, stock: 4 }, { name: { between: ['Jade'] } });

    expect([value, refused?.errorType]).toEqual([null, 'InvalidArgumentsError']);
    expect(await read(before.id)).toEqual(before);
  });

  it('applies the caller’s condition', async () => {
    const before = await put();

    const held = await update(
      { id: before.id, stock: 4 },
      { stock: { eq: 5 }, name: { beginsWith: 'Jade' } },
    );
    const failed = await update(
      { id: before.id, stock: 3 },
      { or: [{ stock: { gt: 4 } }, { price: { eq: 1 } }] },
    );

    expect(held.value).toMatchObject({ stock: 4 });
    expect(failed.refused).toMatchObject({
      errorType: 'DynamoDB:ConditionalCheckFailedException',
      data: { id: before.id, stock: 4 },
    });
    expect(await read(before.id)).toEqual(held.value);
  });
});

describe('deleteRewardProduct', () => {
  it('returns the product and deletes it', async () => {
    const there = await put();

    const { value } = await remove({ id: there.id });

    expect(value).toEqual(there);
    expect(await read(there.id)).toBeNull();
  });

  it.each([
    ['as it is', {}],
    ['with a version', { expectedUpdatedAt: '2026-11-21T12:00:00.000Z' }],
    ['with a revision', { expectedRevision: 1 }],
  ])('is refused for an unknown product, %s', async (_how, version) => {
    const { value, refused } = await remove({ id: randomUUID(), ...version });

    expect([value, refused?.errorType]).toEqual([null, 'products/unknown-product']);
  });

  it('is refused when the caller’s condition fails', async () => {
    const there = await put();

    const { refused } = await remove({ id: there.id }, { stock: { eq: 0 } });

    expect(refused).toMatchObject({ errorType: 'DynamoDB:ConditionalCheckFailedException' });
    expect(await read(there.id)).toEqual(there);
  });
});

describe('optimistic lock', () => {
  it.each([
    ['revision', ({ revision }: Product) => ({ expectedRevision: revision })],
    ['instant', ({ updatedAt }: Product) => ({ expectedUpdatedAt: updatedAt })],
  ])(
    'accepts one of eight concurrent changes with the same %s, and returns the current product to the others',
    async (_by, expected) => {
      const before = await put();
      const changes = Array.from({ length: 8 }, (_each, index) => ({
        id: before.id,
        ...expected(before),
        ...(index % 2 === 0 ? { name: `Name ${index}` } : { stock: 100 + index }),
      }));

      const outcomes = await Promise.all(changes.map((change) => update(change)));

      const now = await read(before.id);
      expect(outcomes.flatMap(({ value }) => value ?? [])).toEqual([now]);
      const refusals = outcomes.flatMap(({ refused }) => refused ?? []);
      expect(refusals).toHaveLength(7);
      for (const refused of refusals)
        expect(refused).toMatchObject({ errorType: 'products/conflict', data: now });
    },
  );

  it('prevents an admin from overwriting a sale', async () => {
    const before = await put();
    const { value: sold } = await update({ id: before.id, stock: 4 });

    const late = await update({ id: before.id, stock: 10, expectedUpdatedAt: before.updatedAt });
    const again = await update({ id: before.id, stock: 9, expectedUpdatedAt: late.refused?.data?.updatedAt });

    expect(late.refused).toMatchObject({ errorType: 'products/conflict', data: sold });
    expect(again.value).toMatchObject({ stock: 9 });
  });

  it('detects a sale within the millisecond of the admin’s read', async () => {
    const before = await put();
    await sell(before.id, 2, new Date(before.updatedAt));
    const sold = await read(before.id);
    const expectedRevision = before.revision;

    const changed = await update({ id: before.id, stock: 10, expectedRevision });
    const removed = await remove({ id: before.id, expectedRevision });

    expect(sold).toEqual({ ...before, stock: 3, revision: 2 });
    for (const { refused } of [changed, removed])
      expect(refused).toMatchObject({ errorType: 'products/conflict', data: sold });
    expect(await read(before.id)).toEqual(sold);
  });

  it('increments the revision when the clocks of two sales disagree', async () => {
    const { id, updatedAt } = await put();
    const later = (ms: number) => new Date(Date.parse(updatedAt) + ms);

    await sell(id, 1, later(30));
    const { revision: first } = (await read(id))!;
    await sell(id, 1, later(10));

    expect(await read(id)).toMatchObject({ stock: 3, revision: first + 1 });
  });

  it('prevents deleting a product that was changed', async () => {
    const before = await put();
    const { value: changed } = await update({ id: before.id, name: 'Better' });

    const { refused } = await remove({ id: before.id, expectedUpdatedAt: before.updatedAt });

    expect(refused).toMatchObject({ errorType: 'products/conflict', data: changed });
    expect(await read(before.id)).toEqual(changed);
    expect((await remove({ id: before.id, expectedUpdatedAt: changed!.updatedAt })).value).toEqual(changed);
  });

  it('is checked before the caller’s condition', async () => {
    const before = await put();
    await update({ id: before.id, stock: 4 });

    const { refused } = await update(
      { id: before.id, stock: 3, expectedUpdatedAt: before.updatedAt },
      { stock: { eq: 99 } },
    );

    expect(refused).toMatchObject({ errorType: 'products/conflict' });
  });

  it('is optional, and sort keys stay consistent without it', async () => {
    const { id } = await put();

    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_each, index) =>
        update({
          id,
          ...[{ name: `Name ${index}` }, { active: index % 2 === 0 }, { price: index + 1 }][index % 3],
        }),
      ),
    );

    const refusals = outcomes.flatMap(({ refused }) => refused?.errorType ?? []);
    expect(refusals.filter((errorType) => errorType !== 'products/conflict')).toEqual([]);
    expect(outcomes.some(({ value }) => value !== null)).toBe(true);
    const now = await read(id);
    expect(await stored(id)).toMatchObject(placesOf(now!));
  });
});
