import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalog } from './catalog';
import { productWith } from './example-product';
import { followProducts, type FollowedProducts } from './follow-products';
import { listOf } from './product-list';
import { everyProduct } from './product-query';
import type { RewardProduct } from './reward-product';
import { pageData, publish, questions, settled, streams } from './stand-in-service';

const listeners = vi.hoisted(() => new Set<() => void>());

vi.mock('./amplify-link', async () => {
  const { standInLink } = await import('./stand-in-service');
  return { amplifyLink: () => standInLink };
});
vi.mock('./connection', () => ({
  connection: { read: () => 'live' },
  onListening(_names: readonly string[], reread: () => void) {
    listeners.add(reread);
    return () => void listeners.delete(reread);
  },
}));

const mug = productWith();
const sold = { ...mug, stock: 4, revision: 2 };
const soldAgain = { ...mug, stock: 3, revision: 3 };
const cap = productWith({ id: 'cap' });

const becomeActive = () => listeners.forEach((reread) => reread());

let opened: FollowedProducts | null = null;
afterEach(async () => {
  opened?.stop();
  questions.splice(0);
  await catalog.clearStore();
});

/** A page that was loaded with a mug, and a service that answers and publishes under control of the test. */
function setup() {
  let list = listOf({ products: [mug], nextToken: 'token', total: null });
  const refused: unknown[] = [];
  const followed = followProducts((next) => (list = next), {
    loaded: { products: [mug], nextToken: 'token', total: null },
    onRefused: (failure) => refused.push(failure),
  });
  opened = followed;
  return {
    ...followed,
    refused,
    list: () => list,
    answer: (index: number, products: RewardProduct[], nextToken: string | null = null) =>
      questions[index]?.answer(pageData(products, { nextToken })),
  };
}

describe('product subscription', () => {
  it('misses no change between loading and subscribing', async () => {
    const { answer, list } = setup();

    expect(questions).toEqual([]);
    becomeActive();
    await answer(0, [sold]);

    expect(list().products).toEqual([sold]);
  });

  it('reloads each time the subscription becomes active again', async () => {
    const { answer, list } = setup();
    becomeActive();
    await answer(0, [mug]);

    becomeActive();
    await answer(1, [soldAgain]);

    expect(list().products).toEqual([soldAgain]);
  });

  it('keeps changes that arrive during a load', async () => {
    const { answer, list } = setup();
    becomeActive();

    await publish('Update', soldAgain);
    await publish('Create', cap);
    await answer(0, [sold]);

    expect(list().products).toEqual([cap, soldAgain]);
  });

  it('keeps the newest of two answers in any order', async () => {
    const { reread, answer, list } = setup();
    reread();
    reread();

    await answer(1, [sold, cap]);
    await answer(0, [mug]);

    expect(list().products?.map(({ id, revision }) => [id, revision])).toEqual([
      ['mug', 2],
      ['cap', 1],
    ]);
  });

  it('shows an answer while a newer reload of the same query is still loading', async () => {
    const { request, reread, answer, list } = setup();
    const query = { ...everyProduct, words: 'mug' };
    request(query);
    reread();

    await answer(0, [sold]);
    expect(list()).toMatchObject({ query, products: [sold], reading: 'all', isStale: false });
    await answer(1, [soldAgain, cap]);

    expect(list()).toMatchObject({ products: [soldAgain, cap], reading: null });
  });

  it('ignores a next page when a reload has started since', async () => {
    const { readMore, reread, answer, list } = setup();
    readMore();
    reread();

    await answer(0, [cap]);

    expect(list()).toMatchObject({ products: [mug], reading: 'all' });
  });

  it('keeps its products when a load fails, and reports the failure', async () => {
    const { reread, list } = setup();
    const failure = new Error('A network error has occurred.');
    reread();

    await questions[0]?.fail(failure);

    expect(list()).toMatchObject({ products: [mug], failure, reading: null });
  });

  it('reports a refused subscription, and continues after a faulty message', async () => {
    const { refused } = setup();
    const failure = new Error('Unauthorized');

    streams.get('OnUpdateRewardProduct')?.next({ data: {}, errors: [{ message: 'faulty' }] } as never);
    await settled();
    expect(refused).toEqual([]);
    streams.get('OnUpdateRewardProduct')?.error(failure);
    await settled();

    expect(refused).toEqual([failure]);
  });

  it('ignores every answer after it was stopped', async () => {
    const { reread, stop, answer, list } = setup();
    reread();
    reread();

    stop();
    await answer(0, [sold]);
    await answer(1, [sold]);

    expect(list().products).toEqual([mug]);
    expect(streams.size).toBe(0);
  });

  it('loads one next page at a time, from the end of the list', async () => {
    const { readMore, answer, list } = setup();

    readMore();
    readMore();
    await answer(0, [cap]);
    readMore();

    expect(questions.map(({ variables }) => variables.nextToken)).toEqual(['token']);
    expect(list().products?.map(({ id }) => id)).toEqual(['mug', 'cap']);
  });

  it('reloads as much as is shown', async () => {
    const { readMore, reread, answer } = setup();
    readMore();
    const many = Array.from({ length: 60 }, (_, index) => ({ ...mug, id: `cap-${index}` }));
    await answer(0, many, 'next');

    reread();
    await settled();

    expect(questions[1]?.variables).toMatchObject({ limit: 61, nextToken: null });
  });

  it('ignores the answer to a previous query', async () => {
    const { readMore, request, answer, list } = setup();
    const query = { ...everyProduct, words: 'mug' };
    readMore();

    request(query);
    expect(list()).toMatchObject({ query, products: [mug], isStale: true });
    await answer(0, [cap]);
    await answer(1, [sold]);

    expect(list()).toMatchObject({ query, products: [sold], isStale: false });
  });
});
