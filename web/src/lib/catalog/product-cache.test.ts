import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setPagePlayer } from '../session/session-end';
import { catalog, products as cache } from './catalog';
import { productWith } from './example-product';
import { followProducts } from './follow-products';
import { listOf } from './product-list';
import { fetchProduct } from './product-page';
import { isNewer, type RewardProduct } from './reward-product';
import { pageData, publish, questions, settled } from './stand-in-service';

const line = vi.hoisted(() => ({ connection: 'live' }));

vi.mock('./amplify-link', async () => {
  const { standInLink } = await import('./stand-in-service');
  return { amplifyLink: () => standInLink };
});
vi.mock('./connection', () => ({
  connection: { read: () => line.connection },
  onListening: () => () => undefined,
}));

const mug = productWith();
const sold = { ...mug, stock: 4, revision: 2 };

let opened = () => undefined as void;

afterEach(async () => {
  opened();
  line.connection = 'live';
  questions.splice(0);
  await catalog.clearStore();
});

/** Follows a list that was loaded with these products. */
function follow(...loaded: RewardProduct[]) {
  const page = { products: loaded, nextToken: null, total: null };
  let list = listOf(page);
  const followed = followProducts((next) => (list = next), { loaded: page, onRefused: () => undefined });
  return { ...followed, list: () => list };
}

/** What a player finds under an id, once the service has answered if it was requested. */
async function find(id: string, answer?: RewardProduct | null) {
  const found = fetchProduct(id);
  await settled();
  await questions.shift()?.answer({ getRewardProduct: answer });
  return found;
}

describe('product by its id', () => {
  it('is that of the list while changes arrive, without a request', async () => {
    const { stop } = follow(mug);
    await publish('Update', sold);

    expect(await find('mug')).toEqual(sold);
    stop();
  });

  it('is read where no list is followed', async () => {
    cache.putProduct(sold);

    expect(await find('mug', { ...sold, stock: 1, revision: 3 })).toMatchObject({ stock: 1 });
  });

  it('is read while changes may be missed, and never older than known', async () => {
    const { stop } = follow(sold);
    line.connection = 'interrupted';

    expect(await find('mug', { ...sold, stock: 1, revision: 3 })).toMatchObject({ stock: 1 });
    expect(await find('mug', mug)).toMatchObject({ stock: 1, revision: 3 });
    stop();
  });

  it('is absent once the service answers so, until a newer version arrives', async () => {
    const { stop } = follow(mug);
    line.connection = 'interrupted';
    expect(await find('mug', null)).toBeNull();
    line.connection = 'live';

    await publish('Update', mug);
    expect(await find('mug')).toBeNull();
    await publish('Update', sold);

    expect(await find('mug')).toEqual(sold);
    stop();
  });

  it('is absent after its deletion, whatever arrives late', async () => {
    const { stop } = follow(mug);
    await publish('Delete', mug);
    await publish('Update', sold);

    expect(await find('mug')).toBeNull();
    stop();
  });
});

describe('product cache', () => {
  it('drops everything when the player signs out, and when another one signs in', async () => {
    const mei = { player: 'a-sub', email: 'mei@jade.test' };
    for (const next of [null, { ...mei, player: 'another-sub' }]) {
      setPagePlayer(mei);
      cache.putProduct(mug);

      setPagePlayer(mei);
      expect(cache.product('mug')).toEqual(mug);
      setPagePlayer(next);
      await settled();

      expect(cache.extract()).toEqual({});
    }
    setPagePlayer(null);
  });

  it('drops the products that no page follows any more', async () => {
    const { stop } = follow(mug);

    stop();
    await settled();

    expect(cache.product('mug')).toBeNull();
  });

  it('drops the products of a previous query', async () => {
    const { request, stop } = follow(mug);
    const trip = productWith({ id: 'trip', category: 'trips' });

    request({ ...listOf(null).query, category: 'trips' });
    await settled();
    await questions.shift()?.answer(pageData([trip]));

    expect([cache.product('mug'), cache.product('trip')]).toEqual([null, trip]);
    stop();
  });
});

/** A version of one of three products, each of which may be deleted and created again. */
const version = fc
  .record({
    id: fc.constantFrom('mug', 'cap', 'hat'),
    createdAt: fc.constantFrom('2026-11-01T00:00:00.000Z', '2026-11-05T00:00:00.000Z'),
    revision: fc.integer({ min: 1, max: 5 }),
  })
  .map((given) => productWith({ ...given, stock: given.revision }));

const delivery = fc.oneof(
  fc.record({ kind: fc.constantFrom('event', 'answer', 'deletion', 'deleted', 'found'), product: version }),
  fc.record({
    kind: fc.constantFrom('page', 'older page'),
    products: fc.uniqueArray(version, { selector: ({ id }) => id }),
  }),
  fc.record({ kind: fc.constant('load' as const) }),
);
type Delivery = typeof delivery extends fc.Arbitrary<infer Value> ? Value : never;

describe('any order of pages, subscription events and answers', () => {
  it('shows the highest revisions, and after a last reload just the stored products', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(delivery, { maxLength: 14 }), async (deliveries) => {
        questions.splice(0);
        await catalog.clearStore();
        const { reread, stop, list } = follow();
        opened = stop;
        const newest = new Map<string, RewardProduct>();
        /** Number of each load by what it requested, and the highest that was answered. */
        const loads = new Map<unknown, number>();
        let highest = 0;
        for (const each of deliveries) await deliver(each);

        const living = [...newest.values()].filter(({ revision }) => revision !== Infinity);
        for (const id of ['mug', 'cap', 'hat'])
          expect(cache.product(id)).toEqual(living.find((product) => product.id === id) ?? null);
        const shown = list().products ?? [];
        expect(shown).toEqual(shown.map(({ id }) => living.find((product) => product.id === id)));
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
        await load();
        await questions.at(-1)?.answer(pageData(living));
        expect(list().products).toEqual(living);

        stop();

        async function load() {
          reread();
          await settled();
          loads.set(questions.at(-1), loads.size + 1);
        }

        function note(product: RewardProduct) {
          const known = newest.get(product.id);
          if (!known || isNewer(product, known)) newest.set(product.id, product);
        }

        async function deliver(each: Delivery): Promise<void> {
          if (each.kind === 'load') return load();
          if ('products' in each) {
            if (questions.length === 0) await load();
            // The list ignores the answer of a load that is older than one already answered.
            const [question] = questions.splice(each.kind === 'page' ? -1 : 0, 1);
            const number = loads.get(question) ?? 0;
            if (number > highest) each.products.forEach(note);
            highest = Math.max(highest, number);
            return question?.answer(pageData(each.products));
          }
          const { kind, product } = each;
          note(kind.startsWith('delet') ? { ...product, revision: Infinity } : product);
          if (kind === 'event') await publish('Update', product);
          if (kind === 'answer') cache.putProduct(product);
          if (kind === 'deletion') await publish('Delete', product);
          if (kind === 'deleted') cache.endProduct(product);
          if (kind === 'found') {
            const found = fetchProduct(product.id, { isReread: true });
            await settled();
            await questions.pop()?.answer({ getRewardProduct: product });
            await found;
          }
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
