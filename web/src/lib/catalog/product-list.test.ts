import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalog, products as cache } from './catalog';
import { productWith } from './example-product';
import { followProducts, type FollowedProducts } from './follow-products';
import type { ProductList } from './product-list';
import type { ProductPage } from './product-page';
import { everyProduct } from './product-query';
import type { RewardProduct } from './reward-product';
import { publish, settled } from './stand-in-service';

vi.mock('./amplify-link', async () => {
  const { standInLink } = await import('./stand-in-service');
  return { amplifyLink: () => standInLink };
});
vi.mock('./product-page', () => ({
  usualPage: 48,
  fetchProducts: () => new Promise((answer, fail) => loads.push({ answer, fail })),
}));

/** Loads that wait for their page, oldest first. */
const loads = vi.hoisted(
  () => [] as { answer: (page: ProductPage) => void; fail: (failure: Error) => void }[],
);

const mug = productWith({});
const sold = { ...mug, stock: 4, revision: 2 };
const soldAgain = { ...mug, stock: 3, revision: 3 };
const cap = productWith({ id: 'cap', name: 'Zipped Cap' });
/** Created under the id of the first one after its deletion, so its revisions restart from 1. */
const newMug = { ...mug, name: 'New Mug', createdAt: '2026-11-05T00:00:00.000Z' };
const name = ({ createdAt, revision }: RewardProduct) => `${createdAt} ${revision}`;

let opened: FollowedProducts | null = null;
afterEach(async () => {
  opened?.stop();
  loads.splice(0);
  await catalog.clearStore();
});

/** A page whose list is being read for the first time, and what may happen to it. */
function setup(loaded: ProductPage | null = null) {
  const lists: ProductList[] = [];
  const followed = followProducts((list) => lists.push(list), { loaded, onRefused: () => undefined });
  opened = followed;
  const readPart = async (products: RewardProduct[], nextToken: string | null) => {
    loads.shift()?.answer({ products, nextToken, total: null });
    await settled();
  };
  return {
    ...followed,
    list: () => lists.at(-1),
    products: () => lists.at(-1)?.products,
    /** Answers the oldest load. */
    readPart,
    /** Answers the oldest load, or one that begins now. */
    async read(...products: RewardProduct[]) {
      if (loads.length === 0) followed.reread();
      await readPart(products, null);
    },
    async readMore(products: RewardProduct[], nextToken: string | null = null) {
      followed.readMore();
      await readPart(products, nextToken);
    },
  };
}

const changed = (product: RewardProduct) => publish('Update', product);
const deletionOf = (product: RewardProduct) => publish('Delete', product);
const withdrawalOf = (revision: number) =>
  publish('Withdraw', { __typename: 'RewardProductWithdrawal', id: 'mug', revision });

describe('product list', () => {
  it('highlights nothing on the first read', async () => {
    const { read, list } = setup();

    await read(mug);

    expect(list()).toMatchObject({ products: [mug], reading: null, highlights: {} });
  });

  it('applies changes and highlights them until that was done', async () => {
    const { read, list, clearHighlight } = setup();
    await read(mug);

    await changed(sold);
    await changed(cap);

    expect(list()).toMatchObject({ products: [sold, cap], highlights: { mug: name(sold), cap: name(cap) } });
    clearHighlight('mug');
    expect(list()?.highlights).toEqual({ cap: name(cap) });
  });

  it('highlights the same version once, however often it is published', async () => {
    const { read, list, clearHighlight } = setup();
    await read(mug);

    await changed(sold);
    clearHighlight('mug');
    await changed(sold);

    expect(list()?.highlights).toEqual({});
  });

  it('ignores a change older than what it shows', async () => {
    const { read, products } = setup();
    await read(mug);

    await changed(sold);
    await changed(mug);

    expect(products()).toEqual([sold]);
  });

  const early = { ...soldAgain, updatedAt: '2026-11-02T10:00:00.010Z' };
  const late = { ...sold, updatedAt: '2026-11-02T10:00:00.030Z' };

  it.each([
    ['in order', [late, early]],
    ['reversed', [early, late]],
  ])('orders changes by revision when the timestamps of two sales are reversed: %s', async (_how, sales) => {
    const { read, products } = setup();
    await read(mug);

    for (const sale of sales) await changed(sale);

    expect(products()).toEqual([early]);
  });

  it('highlights what changed during an interruption', async () => {
    const { read, list } = setup();
    await read(mug);

    await read(sold, cap);

    expect(list()?.highlights).toEqual({ mug: name(sold), cap: name(cap) });
  });

  it('keeps its products when a reload fails', async () => {
    const { read, reread, list } = setup();
    const failure = new Error('A network error has occurred.');
    await read(mug);

    reread();
    loads.shift()?.fail(failure);
    await settled();

    expect(list()).toMatchObject({ products: [mug], reading: null, failure });
  });

  it('shows the answer to a mutation, and a product that was created', async () => {
    const { read, products } = setup();
    await read(mug);

    cache.putProduct(sold);
    cache.putProduct(cap);
    await changed(mug);

    expect(products()).toEqual([sold, cap]);
  });
});

describe('loaded page', () => {
  it('does not undo a change that arrived while it was loading', async () => {
    const { read, products } = setup();

    await changed(sold);
    await changed(cap);
    await read(mug);

    expect(products()).toEqual([sold, cap]);
  });

  it('replaces nothing when it is older than a change applied before the request', async () => {
    const { read, products } = setup();
    await read(mug);

    await changed(sold);
    await read(mug, cap);

    expect(products()).toEqual([sold, cap]);
  });

  it('removes products that were deleted without an event', async () => {
    const { read, products } = setup();
    await read(mug, cap);

    await read(cap);

    expect(products()).toEqual([cap]);
  });
});

describe('deleted product', () => {
  it('is not restored by a stale page when it was deleted during the first load', async () => {
    const { read, products } = setup();

    await deletionOf(mug);
    await read(mug);

    expect(products()).toEqual([]);
  });

  it('is not restored by a stale page', async () => {
    const { read, products } = setup();
    await read(mug);

    await deletionOf(mug);
    expect(products()).toEqual([]);
    await read(mug);

    expect(products()).toEqual([]);
  });

  it('is not restored by a late event of an earlier sale', async () => {
    const { read, products } = setup();
    await read(mug);

    await deletionOf(mug);
    await changed(sold);

    expect(products()).toEqual([]);
  });

  it('is not restored by a late event when its deletion had no event', async () => {
    const { read, products } = setup();
    await read(mug);

    await changed(sold);
    await read(cap);
    await changed(sold);

    expect(products()).toEqual([cap]);
  });

  it.each(['is pushed', 'is read'])('returns when a new product with its id %s', async (how) => {
    const { read, products } = setup();
    await read(soldAgain);

    await deletionOf(soldAgain);
    if (how === 'is pushed') await changed(newMug);
    else await read(newMug);

    expect(products()).toEqual([newMug]);
  });

  it('is followed when it was recreated without an event', async () => {
    const next = { ...newMug, stock: 1, revision: 2 };
    const { read, products } = setup();
    await read(soldAgain);

    await read(newMug);
    await changed(next);

    expect(products()).toEqual([next]);
  });

  it('is removed by the answer to a deletion', async () => {
    const { read, products } = setup();
    await read(mug, cap);

    cache.endProduct(mug);
    await changed(sold);

    expect(products()).toEqual([cap]);
  });
});

describe('withdrawn product', () => {
  const hidden = { ...sold, active: false, revision: 3 };

  it('is inactive, and stays so after a late event of an earlier sale', async () => {
    const { read, products } = setup();
    await read(sold);

    await withdrawalOf(3);
    await changed(sold);

    expect(products()).toEqual([hidden]);
  });

  it('is inactive when it was withdrawn while loading', async () => {
    const { read, products } = setup();

    await withdrawalOf(3);
    await read(sold);

    expect(products()).toEqual([hidden]);
  });

  it('stays active when it was reactivated before the event arrived', async () => {
    const back = { ...sold, revision: 4 };
    const { read, products } = setup();
    await read(back);

    await withdrawalOf(3);

    expect(products()).toEqual([back]);
  });

  it('is shown again when it is active again', async () => {
    const back = { ...sold, revision: 4 };
    const { read, products } = setup();
    await read(sold);

    await withdrawalOf(3);
    await changed(back);

    expect(products()).toEqual([back]);
  });

  it.each([true, false])(
    'takes the content of the change event for admins; withdrawal first: %s',
    async (isFirst) => {
      const renamed = { ...hidden, name: 'Old Mug' };
      const { read, products } = setup();
      await read(sold);

      if (isFirst) await withdrawalOf(3);
      await changed(renamed);
      if (!isFirst) await withdrawalOf(3);

      expect(products()).toEqual([renamed]);
    },
  );
});

describe('partially loaded list', () => {
  const hat = productWith({ id: 'hat', name: 'Hat' });

  it('appends the next page without duplicates', async () => {
    const { readPart, readMore, list } = setup();

    await readPart([hat], 'token');
    await readMore([hat, mug], 'next');
    await readMore([cap]);

    expect(list()).toMatchObject({
      products: [hat, mug, cap],
      nextToken: null,
      reading: null,
      highlights: {},
    });
  });

  it.each([
    [[hat, cap], 'token', mug, [hat, mug, cap]],
    [[hat, mug], 'token', cap, [hat, mug]],
    [[hat, mug], null, cap, [hat, mug, cap]],
  ] as const)(
    'inserts a new product by its order within the loaded range: %#',
    async (page, token, created, shown) => {
      const { readPart, products } = setup();
      await readPart([...page], token);

      await publish('Create', created);

      expect(products()).toEqual(shown);
    },
  );

  it('keeps the position of a renamed product', async () => {
    const renamed = { ...hat, name: 'Yellow Hat', revision: 2 };
    const { readPart, products } = setup();
    await readPart([hat, mug], 'token');

    await changed(renamed);

    expect(products()).toEqual([renamed, mug]);
  });

  it('applies changes while the next page is loading', async () => {
    const { readPart, readMore, products } = setup();
    await readPart([hat], 'token');

    const more = readMore([mug, cap]);
    await changed(sold);
    await more;

    expect(products()).toEqual([hat, sold, cap]);
  });

  it('shows a product of the next page that a new one had moved there', async () => {
    const { readPart, readMore, reread, products } = setup();
    await readPart([hat, cap], 'token');

    reread();
    await readPart([hat, mug], 'moved');
    await readMore([cap]);

    expect(products()).toEqual([hat, mug, cap]);
  });

  it('keeps its products until those of another query arrive, without highlights', async () => {
    const trip = productWith({ id: 'trip', category: 'trips' });
    const { readPart, request, list, products } = setup();
    await readPart([hat, mug], 'token');

    request({ ...everyProduct, category: 'trips' });
    expect(list()).toMatchObject({ products: [hat, mug], isStale: true });
    await readPart([trip], null);
    expect(list()).toMatchObject({ products: [trip], isStale: false, highlights: {} });
    await changed({ ...cap, revision: 2 });
    expect(products()).toEqual([trip]);
    request(everyProduct);
    await readPart([hat, mug], null);

    expect(products()).toEqual([hat, mug]);
  });
});
