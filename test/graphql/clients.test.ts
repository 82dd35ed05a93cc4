import { readFileSync } from 'node:fs';
import { generateClient } from 'aws-amplify/api';
import { signIn, signOut } from 'aws-amplify/auth';
import { parse, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fetchEveryProduct } from '#web/lib/catalog/every-product';
import { followProducts } from '#web/lib/catalog/follow-products';
import { conflictingProduct, faultsOf, isGone } from '#web/lib/catalog/graphql-refusal';
import type { ProductList } from '#web/lib/catalog/product-list';
import { createProduct, deleteProduct, updateProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { password } from '../api/casino';
import { changeProduct } from '../api/shopper';
import {
  requestWithAmplify,
  leaveAmplify,
  openSockets,
  signInWithAmplify,
  subscribeWithAmplify,
} from './amplify-client';
import { type Catalog, openCatalog } from './catalog';
import type { SubscriptionField } from './operations';

declare global {
  // Node’s fetch accepts it like browsers; the types of Node 20 omit it.
  interface RequestInit {
    cache?: 'no-cache';
  }
}

/** Leaves time for other work on the machine. */
const patiently = { timeout: 10_000 };

const fields = {
  name: 'Jade Mug',
  description: null,
  terms: null,
  image: null,
  stock: 5,
  price: 12.5,
  featured: false,
  active: true,
  category: 'merch' as const,
};

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog({ readsStreams: true });
  const { config } = catalog.casino;
  const overNetwork = fetch;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    input === '/config.json' ? Promise.resolve(Response.json(config)) : overNetwork(input, init),
  );
  await signInWithAmplify(catalog);
});
afterAll(async () => {
  await leaveAmplify();
  await catalog.close();
});

describe("Amplify's own client, signed in as an admin", () => {
  it('creates a product, receives the event and lists the product', async () => {
    const received: unknown[] = [];
    const subscription = await subscribeWithAmplify('onCreateRewardProduct', (product) =>
      received.push(product),
    );

    const created = (await requestWithAmplify('createRewardProduct', { input: fields }))!;
    await catalog.casino.host.indexesCaughtUp();
    const list = await requestWithAmplify('listRewardProducts', { filter: { id: { eq: created.id } } });

    expect(created).toMatchObject(fields);
    expect(list).toEqual({ items: [created], nextToken: null, totalCount: null });
    await vi.waitFor(() => expect(received).toEqual([created]), patiently);
    subscription.unsubscribe();
  });

  it('receives the error code and the faulty field of a refusal', async () => {
    const refused = requestWithAmplify('createRewardProduct', { input: { ...fields, price: 0 } });

    await expect(refused).rejects.toMatchObject({
      errors: [{ errorType: 'products/invalid', errorInfo: { faults: [{ field: 'price' }] } }],
    });
  });
});

describe('the client that Amplify generates for the model', () => {
  const client = generateClient();
  const statements = parse(readFileSync(new URL('amplify-statements.graphql', import.meta.url), 'utf8'));
  const statementOf = (name: string) => {
    const found = statements.definitions.find(
      (definition) => 'name' in definition && definition.name?.value.toLowerCase() === name.toLowerCase(),
    );
    if (!found) throw new Error(`Amplify generates no ${name}`);
    return print(found);
  };
  const callApi = async <Value>(field: string, variables: Record<string, unknown>) => {
    const { data } = (await client.graphql({ query: statementOf(field), variables })) as {
      data: Record<string, unknown>;
    };
    return data[field] as Value;
  };
  const subscribe = (field: SubscriptionField, received: unknown[], variables: object) =>
    subscribeWithAmplify(field, (value) => received.push([field, (value as { id: string }).id]), {
      query: statementOf(field),
      variables,
    });

  it('runs unchanged: creates, updates, reads, lists, deletes and receives each event', async () => {
    const id = 'of-the-generator';
    const received: unknown[] = [];
    const filter = { id: { eq: id } };
    const subscribedFields = [
      'onCreateRewardProduct',
      'onUpdateRewardProduct',
      'onDeleteRewardProduct',
    ] as const;
    const subscriptions = [];
    for (const field of subscribedFields) subscriptions.push(await subscribe(field, received, { filter }));

    await callApi('createRewardProduct', { input: { id, ...fields } });
    await callApi('updateRewardProduct', {
      input: { id, stock: 4, featured: true },
      condition: { and: [{ stock: { eq: fields.stock } }, { not: { featured: { eq: true } } }] },
    });
    await catalog.casino.host.indexesCaughtUp();
    const got = await callApi('getRewardProduct', { id });
    type List = { items: { id: string }[]; nextToken: string | null };
    const byId = await callApi<List>('listRewardProducts', { id, sortDirection: 'ASC' });
    const found = await callApi<List>('listRewardProducts', { filter: { id: { eq: id } }, limit: 1 });
    const first = await callApi<List>('listRewardProducts', { limit: 1, sortDirection: 'DESC' });
    const refused = callApi('deleteRewardProduct', { input: { id }, condition: { stock: { gt: 4 } } });
    await expect(refused).rejects.toMatchObject({
      errors: [{ errorType: 'DynamoDB:ConditionalCheckFailedException' }],
    });
    await callApi('deleteRewardProduct', { input: { id } });

    expect(got).toMatchObject({ __typename: 'RewardProduct', id, ...fields, stock: 4, featured: true });
    expect([byId.items, found.items, first.items].map(([item]) => item?.id)).toEqual([id, id, id]);
    expect(await callApi('getRewardProduct', { id })).toBeNull();
    await vi.waitFor(() => expect(received).toEqual(subscribedFields.map((field) => [field, id])), patiently);
    for (const subscription of subscriptions) subscription.unsubscribe();
  });
});

describe("a subscription of Amplify's own client", () => {
  /** Creates a product and subscribes to its changes. */
  async function follow(id: string) {
    await catalog.callAsAdmin('createRewardProduct', { input: { ...fields, id } });
    const revisions: number[] = [];
    const subscription = await subscribeWithAmplify(
      'onUpdateRewardProduct',
      ({ revision }) => revisions.push(revision),
      { variables: { filter: { id: { eq: id } } } },
    );
    onTestFinished(() => subscription.unsubscribe());
    return {
      revisions,
      edit: (stock: number) => catalog.callAsAdmin('updateRewardProduct', { input: { id, stock } }),
      sell: (left: number) => changeProduct(catalog.casino, id, { stock: left }),
      receives: (revision: number) =>
        vi.waitFor(() => expect(revisions).toContain(revision), { ...patiently, interval: 5 }),
    };
  }
  const upTo = (last: number) => Array.from({ length: last - 1 }, (_each, index) => index + 2);

  it('receives 60 updates of an admin once each, in order', async () => {
    const { revisions, edit, sell, receives } = await follow('updated-often');

    for (let stock = 1; stock <= 60; stock += 1) await edit(stock);
    // Stream and queue keep the order of a product, so any update that they publish arrives before this sale.
    await sell(0);
    await receives(62);

    expect(revisions).toEqual(upTo(62));
  });

  it('receives updates of admins and sales once each, in order', async () => {
    const { revisions, edit, sell, receives } = await follow('updated-and-sold');

    for (let revision = 2; revision <= 31; revision += 1) {
      if (revision % 3 === 0) await sell(revision);
      else await edit(revision);
      await receives(revision);
    }
    await sell(0);
    await receives(32);

    expect(revisions).toEqual(upTo(32));
  });

  it('receives every update, and no sale after a newer update', async () => {
    const { revisions, edit, sell, receives } = await follow('sold-in-between');
    const edited: number[] = [];

    for (let turn = 1; turn <= 30; turn += 1) {
      await sell(turn);
      edited.push((await edit(turn)).revision);
    }
    await sell(0);
    await receives(62);

    expect(revisions).toEqual([...new Set(revisions)].toSorted((one, other) => one - other));
    expect(revisions).toEqual(expect.arrayContaining([...edited, 62]));
  });

  it('receives 60 concurrent updates once each', async () => {
    const { revisions, edit, sell, receives } = await follow('updated-at-once');

    await Promise.all(Array.from({ length: 60 }, (_each, index) => edit(index)));
    await sell(0);
    await receives(62);

    // AppSync guarantees no order between concurrent mutations.
    expect(revisions.toSorted((one, other) => one - other)).toEqual(upTo(62));
  });
});

describe('the site’s catalog (Apollo over Amplify)', () => {
  it('creates, changes, lists and deletes a product', async () => {
    const id = 'of-the-site';

    const created = await createProduct(id, fields);
    const changed = await updateProduct(created, { price: 20, description: 'Of jade.' });
    await catalog.casino.host.indexesCaughtUp();
    const listed = (await fetchEveryProduct()).find((product) => product.id === id);
    await deleteProduct(changed);
    await catalog.casino.host.indexesCaughtUp();

    expect(created).toMatchObject({ id, ...fields });
    expect(changed).toEqual({
      ...created,
      price: 20,
      description: 'Of jade.',
      updatedAt: changed.updatedAt,
      revision: 2,
    });
    expect(listed).toEqual(changed);
    expect((await fetchEveryProduct()).some((product) => product.id === id)).toBe(false);
  });

  it('gives the second of two admins the current product', async () => {
    const seen = await createProduct('of-two-admins', fields);
    const other = await catalog.callAsAdmin('updateRewardProduct', {
      input: { id: seen.id, stock: 4, terms: null },
    });

    const failure = await updateProduct(seen, { stock: 9 }).catch((error: unknown) => error);

    const now = conflictingProduct(failure);
    expect(now).toEqual({ __typename: 'RewardProduct', ...other });
    expect(await updateProduct(now!, { stock: 9 })).toMatchObject({ stock: 9 });
  });

  it('reports faulty fields and a deleted product', async () => {
    const seen = await createProduct('at-fault', fields);

    const faulty = await updateProduct(seen, { name: ' ', price: 0.001 }).catch((error: unknown) => error);
    await catalog.callAsAdmin('deleteRewardProduct', { input: { id: seen.id } });
    const gone = await deleteProduct(seen).catch((error: unknown) => error);

    expect(faultsOf(faulty).map(({ field }) => field)).toEqual(['name', 'price']);
    expect(isGone(gone)).toBe(true);
  });

  it('receives changes, reconnects after a lost connection and reads missed changes', async () => {
    const { id } = await createProduct('watched', fields);
    const sell = (left: number) => catalog.callAsAdmin('updateRewardProduct', { input: { id, stock: left } });
    await catalog.casino.host.indexesCaughtUp();
    const loaded = await fetchEveryProduct();
    await sell(5);
    await catalog.casino.host.indexesCaughtUp();
    const page = follow(loaded);
    await vi.waitFor(() => expect([page.find(id)?.revision, page.reads()]).toEqual([2, 1]), patiently);

    await sell(4);
    await vi.waitFor(() => expect([page.find(id)?.stock, page.reads()]).toEqual([4, 1]), patiently);
    const cutAt = performance.now();
    for (const socket of openSockets) socket.terminate();
    await vi.waitFor(() => expect(openSockets.size).toBe(0), patiently);
    await sell(3);
    await vi.waitFor(() => expect([page.find(id)?.stock, page.reads()]).toEqual([3, 2]), patiently);
    // Reconnects are delayed by five seconds, so that a crowd does not return at once.
    expect(performance.now() - cutAt).toBeGreaterThanOrEqual(5_000);
    await sell(2);
    await vi.waitFor(() => expect([page.find(id)?.stock, page.reads()]).toEqual([2, 2]), patiently);

    expect(page.refused).toEqual([]);
    page.stop();
  }, 20_000);

  it('shows a player that a product was withdrawn and returned, but no change in between', async () => {
    await signOut();
    await signIn({ username: 'player@catalog.test', password });
    const { id } = await catalog.callAsAdmin('createRewardProduct', {
      input: { ...fields, id: 'withdrawn' },
    });
    await catalog.casino.host.indexesCaughtUp();
    const edit = (changes: object) =>
      catalog.callAsAdmin('updateRewardProduct', { input: { id, ...changes } });
    const page = follow(await fetchEveryProduct());
    await vi.waitFor(() => expect(page.reads()).toBe(1), patiently);

    await edit({ active: false, name: 'Secret' });
    await vi.waitFor(() => expect(page.find(id)).toMatchObject({ active: false, revision: 2 }), patiently);
    expect(page.find(id)?.name).toBe(fields.name);
    await edit({ active: true, name: 'Shown' });
    await vi.waitFor(() => expect(page.find(id)).toMatchObject({ active: true, name: 'Shown' }), patiently);

    expect(page.refused).toEqual([]);
    page.stop();
  }, 20_000);

  /** State of a page that was loaded with these products. */
  function follow(loaded: readonly RewardProduct[]) {
    let list: ProductList | null = null;
    let reads = 0;
    const refused: unknown[] = [];
    const { stop } = followProducts(
      (next) => {
        if (list?.reading && !next.reading && next.failure === null) reads += 1;
        list = next;
      },
      {
        loaded: { products: loaded, nextToken: null, total: null },
        onRefused: (failure) => refused.push(failure),
      },
    );
    const find = (id: string) => list?.products?.find((product) => product.id === id);
    return { find, reads: () => reads, refused, stop };
  }
});
