import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createProductStore } from '#lambdas/catalog/stores/product-store';
import { createCommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { type Catalog, openCatalog } from './catalog';

interface Entry {
  readonly at: string;
  readonly actor: string;
  readonly act: string;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly detail: Readonly<Record<string, unknown>>;
}

let catalog: Catalog;
let adminToken: string;
beforeAll(async () => {
  catalog = await openCatalog({ readsStreams: true });
  adminToken = await catalog.casino.signInNewPlayer('desk@catalog.test', ['ADMINS']);
});
afterAll(() => catalog.close());

const fields = { name: 'Jade Mug', stock: 5, price: 12.5, active: true };
const create = (input: object) => catalog.callApi(catalog.admin, 'createRewardProduct', { input });
const update = (input: object) => catalog.callApi(catalog.admin, 'updateRewardProduct', { input });
const remove = (input: object) => catalog.callApi(catalog.admin, 'deleteRewardProduct', { input });

/** Audit entries of a product, oldest first. */
async function entriesOf(id: string): Promise<Entry[]> {
  const { status, body } = await catalog.casino.callApi('GET', `/admin/audit?subject=product:${id}`, {
    token: adminToken,
  });
  expect([status, body]).toMatchObject([200, { items: expect.any(Array) as unknown }]);
  return (body as { items: Entry[] }).items.toReversed();
}

/** Waits for this many entries of a product; they follow from the product stream. */
async function recorded(id: string, count: number): Promise<Entry[]> {
  await vi.waitFor(async () => expect(await entriesOf(id)).toHaveLength(count), {
    timeout: 10_000,
    interval: 50,
  });
  return entriesOf(id);
}

/** Creates another product and waits for its entry, after which all earlier entries exist. */
async function settled(): Promise<void> {
  const id = randomUUID();
  await create({ id, ...fields });
  await recorded(id, 1);
}

async function sell(id: string): Promise<void> {
  const { dynamoDb, tables } = catalog.casino;
  const products = createProductStore(dynamoDb, tables.products, (fault) => {
    throw fault;
  });
  const product = (await products.find([id])).get(id)!;
  await createCommitTogether(dynamoDb)([products.take(product, 1, new Date())]);
}

describe('audit log of products', () => {
  it('has one entry per admin write with actor, time, act and changed values', async () => {
    const id = randomUUID();
    const made = (await create({ id, ...fields })).value!;
    const changed = (await update({ id, price: 15, stock: 4, terms: 'One a person.' })).value!;
    await remove({ id, expectedRevision: 2 });

    const entries = await recorded(id, 3);

    expect(entries).toMatchObject([
      {
        act: 'product-created',
        at: made.createdAt,
        subject: { kind: 'product', id },
        detail: { name: 'Jade Mug', price: 12.5, stock: 5, active: true, featured: false },
      },
      {
        act: 'product-changed',
        at: changed.updatedAt,
        detail: { fields: 'price, stock, terms', priceWas: 12.5, price: 15, stockWas: 5, stock: 4 },
      },
      { act: 'product-deleted', detail: { name: 'Jade Mug', price: 15, stock: 4 } },
    ]);
    expect(entries.map(({ actor }) => actor)).toEqual([
      catalog.admin.sub,
      catalog.admin.sub,
      catalog.admin.sub,
    ]);
  });

  it('records the admin of each act when two admins act', async () => {
    const id = randomUUID();
    const other = await catalog.signIn('second-admin', 'SUPERADMINS');
    await create({ id, ...fields });
    await catalog.callApi(other, 'updateRewardProduct', { input: { id, stock: 4 } });
    await catalog.callApi(other, 'deleteRewardProduct', { input: { id } });

    const entries = await recorded(id, 3);

    expect(entries.map(({ actor }) => actor)).toEqual([catalog.admin.sub, other.sub, other.sub]);
  });

  it('has no refused act, and refuses a repeated delete', async () => {
    const id = randomUUID();
    await create({ id, ...fields });
    const refused = [
      await create({ id, ...fields }),
      await update({ id, stock: 1, expectedRevision: 7 }),
      await update({ id, stock: -1 }),
      await update({ id: randomUUID(), stock: 1 }),
      await remove({ id, expectedRevision: 7 }),
      await catalog.callApi(catalog.player, 'deleteRewardProduct', { input: { id } }),
    ];
    await remove({ id });
    refused.push(await remove({ id }));
    await settled();

    expect(refused.map((each) => each.refused?.errorType)).toEqual([
      'products/already-exists',
      'products/conflict',
      'products/invalid',
      'products/unknown-product',
      'products/conflict',
      'Unauthorized',
      'products/unknown-product',
    ]);
    expect((await entriesOf(id)).map(({ act }) => act)).toEqual(['product-created', 'product-deleted']);
  });

  it('has no sales, and a later change shows the stock that the sale left', async () => {
    const id = randomUUID();
    await create({ id, ...fields });
    await sell(id);
    await update({ id, stock: 9 });

    const [, changed, ...more] = await recorded(id, 2);

    expect(changed?.detail).toMatchObject({ fields: 'stock', stockWas: 4, stock: 9 });
    expect(more).toEqual([]);
  });

  it('has one removal for eight concurrent deletes, by the admin who received the product', async () => {
    const id = randomUUID();
    await create({ id, ...fields });
    const admins = await Promise.all(
      Array.from({ length: 8 }, (_each, index) => catalog.signIn(`remover-${index}`, 'ADMINS')),
    );

    const outcomes = await Promise.all(
      admins.map(async (admin) => ({
        admin,
        ...(await catalog.callApi(admin, 'deleteRewardProduct', { input: { id } })),
      })),
    );

    const [winner, ...others] = outcomes.filter(({ value }) => value !== null);
    expect(others).toEqual([]);
    const refusals = new Set(outcomes.flatMap(({ refused }) => refused?.errorType ?? []));
    expect([...refusals].every((code) => code.startsWith('products/'))).toBe(true);
    const entries = await recorded(id, 2);
    expect(entries[1]).toMatchObject({ act: 'product-deleted', actor: winner?.admin.sub });
  });
});
