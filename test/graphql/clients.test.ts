import { Amplify, type ResourcesConfig } from 'aws-amplify';
import { generateClient } from 'aws-amplify/api';
import { signIn, signOut } from 'aws-amplify/auth';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { fetchEveryProduct } from '#web/lib/catalog/every-product';
import { followProducts } from '#web/lib/catalog/follow-products';
import { changedMeanwhile, faultsOf, isGone } from '#web/lib/catalog/graphql-refusal';
import { listAfter, listOf } from '#web/lib/catalog/product-list';
import { createProduct, deleteProduct, updateProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { password } from '../api/casino';
import { type Catalog, openCatalog } from './catalog';
import { documents, type Product } from './operations';

declare global {
  // Node's fetch takes it as browsers do; the types of Node 20 leave it out.
  interface RequestInit {
    cache?: 'no-cache';
  }
}

/** Other work on the machine may come first. */
const patiently = { timeout: 10_000 };

const open = new Set<WebSocket>();

/** A browser's socket, on whose line a test can sit. Amplify asks for `wss:` wherever the API is. */
class BrowserSocket extends WebSocket {
  constructor(address: string, protocols: string[]) {
    super(address.replace(/^wss:/, 'ws:'), protocols);
    open.add(this);
    this.on('close', () => open.delete(this));
  }
}

const fields = {
  ...{ name: 'Jade Mug', description: null, terms: null, image: null, stock: 5, price: 12.5 },
  ...{ featured: false, active: true, category: 'merch' as const },
};

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
  const { config } = catalog.casino;
  const overNetwork = fetch;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    input === '/config.json' ? Promise.resolve(Response.json(config)) : overNetwork(input, init),
  );
  vi.stubGlobal('WebSocket', BrowserSocket);
  ConsoleLogger.LOG_LEVEL = 'ERROR'; // it warns of every endpoint that is not AWS's
  Amplify.configure(config.amplify as ResourcesConfig);
  await signIn({ username: 'admin@catalog.test', password });
});
afterAll(async () => {
  await signOut();
  await catalog.close();
  vi.unstubAllGlobals();
});

/** Resolves when the service has acknowledged so many subscriptions from now on. */
function acknowledged(count: number): Promise<void> {
  return new Promise((resolve) => {
    let left = count;
    const stop = Hub.listen('api', ({ payload: { event } }) => {
      if (event !== 'Subscription ack' || --left > 0) return;
      stop();
      resolve();
    });
  });
}

describe("Amplify's own client, signed in as an admin", () => {
  const client = generateClient();
  const ask = async (field: keyof typeof documents, variables: object = {}) => {
    const { data } = (await client.graphql({
      query: documents[field],
      variables: variables as Record<string, unknown>,
    })) as { data: Record<string, unknown> };
    return data[field];
  };

  it('creates a product, hears of it and lists it', async () => {
    const heard: unknown[] = [];
    const subscribed = acknowledged(1);
    const source = client.graphql({ query: documents.onCreateRewardProduct }) as unknown as {
      subscribe(observer: object): { unsubscribe(): void };
    };
    const subscription = source.subscribe({
      next: ({ data }: { data: { onCreateRewardProduct: unknown } }) =>
        heard.push(data.onCreateRewardProduct),
    });
    await subscribed;

    const created = (await ask('createRewardProduct', { input: fields })) as Product;
    const list = await ask('listRewardProducts', { filter: { id: { eq: created.id } } });

    expect(created).toMatchObject(fields);
    expect(list).toEqual({ items: [created], nextToken: null });
    await vi.waitFor(() => expect(heard).toEqual([created]), patiently);
    subscription.unsubscribe();
  });

  it('learns why it is refused', async () => {
    await expect(ask('createRewardProduct', { input: { ...fields, price: 0 } })).rejects.toMatchObject({
      errors: [{ errorType: 'products/invalid', errorInfo: { faults: [{ field: 'price' }] } }],
    });
  });
});

describe('the site’s catalog, which is Apollo over Amplify', () => {
  it('creates, changes, lists and deletes a product', async () => {
    const id = 'of-the-site';

    const created = await createProduct(id, fields);
    const changed = await updateProduct(created, { price: 20, description: 'Of jade.' });
    const listed = (await fetchEveryProduct()).find((product) => product.id === id);
    await deleteProduct(changed);

    expect(created).toMatchObject({ id, ...fields });
    expect(changed).toEqual({
      ...{ ...created, price: 20, description: 'Of jade.' },
      ...{ updatedAt: changed.updatedAt, revision: 2 },
    });
    expect(listed).toEqual(changed);
    expect((await fetchEveryProduct()).some((product) => product.id === id)).toBe(false);
  });

  it('tells the second of two admins how the product is now', async () => {
    const seen = await createProduct('of-two-admins', fields);
    const other = await catalog.must('updateRewardProduct', {
      input: { id: seen.id, stock: 4, terms: null },
    });

    const failure = await updateProduct(seen, { stock: 9 }).catch((error: unknown) => error);

    const now = changedMeanwhile(failure);
    expect(now).toEqual({ __typename: 'RewardProduct', ...other });
    expect(await updateProduct(now!, { stock: 9 })).toMatchObject({ stock: 9 });
  });

  it('tells which fields are at fault, and that a product is gone', async () => {
    const seen = await createProduct('at-fault', fields);

    const faulty = await updateProduct(seen, { name: ' ', price: 0.001 }).catch((error: unknown) => error);
    await catalog.must('deleteRewardProduct', { input: { id: seen.id } });
    const gone = await deleteProduct(seen).catch((error: unknown) => error);

    expect(faultsOf(faulty).map(({ field }) => field)).toEqual(['name', 'price']);
    expect(isGone(gone)).toBe(true);
  });

  it('hears of changes, comes back by itself when its line was cut, and reads what it missed', async () => {
    const { id } = await createProduct('watched', fields);
    const page = follow(await fetchEveryProduct());
    const sell = (left: number) => catalog.must('updateRewardProduct', { input: { id, stock: left } });
    await sell(5);
    await vi.waitFor(() => expect([page.find(id)?.revision, page.reads()]).toEqual([2, 1]), patiently);

    await sell(4);
    await vi.waitFor(() => expect([page.find(id)?.stock, page.reads()]).toEqual([4, 1]), patiently);
    const cutAt = performance.now();
    for (const socket of open) socket.terminate();
    await vi.waitFor(() => expect(open.size).toBe(0), patiently);
    await sell(3);
    await vi.waitFor(() => expect([page.find(id)?.stock, page.reads()]).toEqual([3, 2]), patiently);
    // A crowd that comes back at once would be the next outage: the first attempt is five seconds later.
    expect(performance.now() - cutAt).toBeGreaterThanOrEqual(5_000);
    await sell(2);
    await vi.waitFor(() => expect([page.find(id)?.stock, page.reads()]).toEqual([2, 2]), patiently);

    expect(page.refused).toEqual([]);
    page.stop();
  }, 20_000);

  it('shows a player that a product left the store and came back, and nothing of what it was meanwhile', async () => {
    await signOut();
    await signIn({ username: 'player@catalog.test', password });
    const { id } = await catalog.must('createRewardProduct', { input: { ...fields, id: 'withdrawn' } });
    const edit = (changes: object) => catalog.must('updateRewardProduct', { input: { id, ...changes } });
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

  /** What a page that was loaded with these products shows. */
  function follow(loaded: readonly RewardProduct[]) {
    let list = listOf(loaded);
    let reads = 0;
    const refused: unknown[] = [];
    const { stop } = followProducts(
      (event) => {
        list = listAfter(list, event);
        if (event.kind === 'read') reads += 1;
      },
      (failure) => refused.push(failure),
    );
    const find = (id: string) => list.products?.find((product) => product.id === id);
    return { find, reads: () => reads, refused, stop };
  }
});
