import { describe, expect, it, vi } from 'vitest';
import { followProducts } from './follow-products';
import type { ProductWatcher } from './product-changes';
import { type ListEvent, listAfter, listOf } from './product-list';
import type { PageRequest } from './product-page';
import { everyProduct } from './product-query';
import type { RewardProduct } from './reward-product';

vi.mock('./product-page', () => ({
  usualPage: 48,
  fetchProducts: () => Promise.reject(new Error('unasked')),
}));
vi.mock('./product-changes', () => ({ watchProducts: () => () => undefined }));

const mug: RewardProduct = {
  __typename: 'RewardProduct',
  id: 'mug',
  name: 'Jade Mug',
  description: null,
  terms: null,
  image: null,
  stock: 5,
  price: 10,
  featured: false,
  active: true,
  category: 'merch',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  revision: 1,
};
const sold = { ...mug, stock: 4, revision: 2 };
const soldAgain = { ...mug, stock: 3, revision: 3 };

interface Question {
  readonly filter: PageRequest;
  answer(products: RewardProduct[], nextToken?: string): Promise<void>;
  fail(failure: Error): Promise<void>;
}

/** A page that was loaded with a mug, and a service that answers and publishes under control of the test. */
function setup() {
  let list = listOf({ products: [mug], nextToken: 'token', total: null });
  let watcher: ProductWatcher | undefined;
  const questions: Question[] = [];
  const refused: unknown[] = [];
  const settled = () => Promise.resolve();
  const followed = followProducts(
    (event: ListEvent) => (list = listAfter(list, event)),
    (failure) => refused.push(failure),
    {
      shown: () => list.products?.length ?? 0,
      sources: {
        watch(given) {
          watcher = given;
          return () => (watcher = undefined);
        },
        read: (filter) =>
          new Promise((resolve, reject) =>
            questions.push({
              filter,
              answer: (products, nextToken) => (
                resolve({ products, nextToken: nextToken ?? null, total: null }),
                settled()
              ),
              fail: (failure) => (reject(failure), settled()),
            }),
          ),
      },
    },
  );
  return { ...followed, questions, refused, watcher: () => watcher, list: () => list };
}

describe('product subscription', () => {
  it('misses no change between loading and subscribing', async () => {
    const { watcher, questions, list } = setup();

    expect(questions).toEqual([]);
    watcher()?.onListening();
    await questions[0]?.answer([sold]);

    expect(list().products).toEqual([sold]);
  });

  it('reloads each time the subscription becomes active again', async () => {
    const { watcher, questions, list } = setup();
    watcher()?.onListening();
    await questions[0]?.answer([mug]);

    watcher()?.onListening();
    await questions[1]?.answer([soldAgain]);

    expect(list().products).toEqual([soldAgain]);
  });

  it('keeps changes that arrive during a load', async () => {
    const { watcher, questions, list } = setup();
    watcher()?.onListening();

    watcher()?.onChange({ kind: 'changed', product: soldAgain });
    await questions[0]?.answer([sold]);

    expect(list().products).toEqual([soldAgain]);
  });

  it('keeps the newest of two answers in any order', async () => {
    const { reread, questions, list } = setup();
    reread();
    reread();

    await questions[1]?.answer([sold, { ...mug, id: 'cap' }]);
    await questions[0]?.answer([mug]);

    expect(list().products?.map(({ id, revision }) => [id, revision])).toEqual([
      ['mug', 2],
      ['cap', 1],
    ]);
  });

  it('keeps its products when a load fails, and reports the failure', async () => {
    const { reread, questions, list } = setup();
    const failure = new Error('A network error has occurred.');
    reread();

    await questions[0]?.fail(failure);

    expect(list()).toMatchObject({ products: [mug], failure, reading: null });
  });

  it('reports a refused subscription', () => {
    const { watcher, refused } = setup();
    const failure = new Error('Unauthorized');

    watcher()?.onRefused(failure);

    expect(refused).toEqual([failure]);
  });

  it('ignores every answer after it was stopped', async () => {
    const { reread, stop, questions, list, watcher } = setup();
    reread();

    stop();
    await questions[0]?.answer([sold]);

    expect(list().products).toEqual([mug]);
    expect(watcher()).toBeUndefined();
  });

  it('loads one next page at a time, from the end of the list', async () => {
    const { readMore, questions, list } = setup();

    readMore(listOf({ products: [mug], nextToken: 'token', total: null }));
    readMore(list());
    await questions[0]?.answer([{ ...mug, id: 'cap' }]);
    readMore(list());

    expect(questions.map(({ filter }) => filter)).toEqual([{ query: everyProduct, after: 'token' }]);
    expect(list().products?.map(({ id }) => id)).toEqual(['mug', 'cap']);
  });

  it('reloads as much as is shown', async () => {
    const { readMore, reread, questions, list } = setup();
    readMore(list());
    const many = Array.from({ length: 60 }, (_, index) => ({ ...mug, id: `cap-${index}` }));
    await questions[0]?.answer(many, 'next');

    reread();

    expect(questions[1]?.filter).toEqual({ query: everyProduct, atLeast: 61 });
  });

  it('ignores the answer to a previous query', async () => {
    const { readMore, request, questions, list } = setup();
    const query = { ...everyProduct, words: 'mug' };
    readMore(list());

    request(query);
    await questions[0]?.answer([{ ...mug, id: 'cap' }]);
    await questions[1]?.answer([sold]);

    expect(list()).toMatchObject({ query, products: [sold], isStale: false });
  });
});
