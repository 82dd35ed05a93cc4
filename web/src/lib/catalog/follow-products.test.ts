import { describe, expect, it, vi } from 'vitest';
import { followProducts } from './follow-products';
import type { ProductWatcher } from './product-changes';
import { type ListEvent, listAfter, listOf } from './product-list';
import type { RewardProduct } from './reward-product';

vi.mock('./every-product', () => ({ fetchEveryProduct: () => Promise.reject(new Error('unasked')) }));
vi.mock('./product-changes', () => ({ watchProducts: () => () => undefined }));

const mug: RewardProduct = {
  ...{ __typename: 'RewardProduct', id: 'mug', name: 'Jade Mug', description: null, terms: null },
  ...{ image: null, stock: 5, price: 10, featured: false, active: true, category: 'merch' },
  ...{ createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z', revision: 1 },
};
const sold = { ...mug, stock: 4, revision: 2 };
const soldAgain = { ...mug, stock: 3, revision: 3 };

interface Question {
  answer(products: RewardProduct[]): Promise<void>;
  fail(failure: Error): Promise<void>;
}

/** A page that was loaded with a mug, and a service that answers and tells when a test says so. */
function setup() {
  let list = listOf([mug]);
  let watcher: ProductWatcher | undefined;
  const questions: Question[] = [];
  const refused: unknown[] = [];
  const settled = () => Promise.resolve();
  const followed = followProducts(
    (event: ListEvent) => (list = listAfter(list, event)),
    (failure) => refused.push(failure),
    {
      watch(given) {
        watcher = given;
        return () => (watcher = undefined);
      },
      read: () =>
        new Promise((resolve, reject) =>
          questions.push({
            answer: (products) => (resolve(products), settled()),
            fail: (failure) => (reject(failure), settled()),
          }),
        ),
    },
  );
  return { ...followed, questions, refused, watcher: () => watcher, list: () => list };
}

describe('following products', () => {
  it('misses nothing that happened between loading and being told', async () => {
    const { watcher, questions, list } = setup();

    expect(questions).toEqual([]);
    watcher()?.onListening();
    await questions[0]?.answer([sold]);

    expect(list().products).toEqual([sold]);
  });

  it('reads again each time that it is told again', async () => {
    const { watcher, questions, list } = setup();
    watcher()?.onListening();
    await questions[0]?.answer([mug]);

    watcher()?.onListening();
    await questions[1]?.answer([soldAgain]);

    expect(list().products).toEqual([soldAgain]);
  });

  it('keeps what is told while it reads', async () => {
    const { watcher, questions, list } = setup();
    watcher()?.onListening();

    watcher()?.onChange({ kind: 'changed', product: soldAgain });
    await questions[0]?.answer([sold]);

    expect(list().products).toEqual([soldAgain]);
  });

  it('takes the newest of two answers, in whatever order they come', async () => {
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

  it('shows what it knows when it cannot read, and says why', async () => {
    const { reread, questions, list } = setup();
    const failure = new Error('A network error has occurred.');
    reread();

    await questions[0]?.fail(failure);

    expect(list()).toMatchObject({ products: [mug], failure, isReading: false });
  });

  it('says that the service will tell nothing', () => {
    const { watcher, refused } = setup();
    const failure = new Error('Unauthorized');

    watcher()?.onRefused(failure);

    expect(refused).toEqual([failure]);
  });

  it('that was stopped tells nothing more, not even what was asked for before', async () => {
    const { reread, stop, questions, list, watcher } = setup();
    reread();

    stop();
    await questions[0]?.answer([sold]);

    expect(list().products).toEqual([mug]);
    expect(watcher()).toBeUndefined();
  });
});
