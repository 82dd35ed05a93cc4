import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import type { ProductFields } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { saveField } from './save-field';

const seen = productWith({ price: 10, stock: 5 });

/** A catalog with optimistic locking. */
function catalogWith(stored: RewardProduct) {
  let now = stored;
  const tried: number[] = [];
  const update = async (base: RewardProduct, changes: Partial<ProductFields>) => {
    tried.push(base.revision);
    if (base.revision !== now.revision) throw conflictWith(now);
    now = { ...now, ...(changes as Partial<RewardProduct>), revision: now.revision + 1 };
    return now;
  };
  return { update, tried };
}

const conflictWith = (data: RewardProduct) =>
  new CombinedGraphQLErrors({
    data: null,
    errors: [{ message: 'changed', errorType: 'products/conflict', data } as never],
  });

it('stores the value without a conflict', async () => {
  const { update } = catalogWith(seen);

  expect(await saveField(seen, { field: 'price', value: 12 }, update)).toMatchObject({
    kind: 'saved',
    product: { price: 12, stock: 5, revision: 2 },
  });
});

it('retries on the newer version when another field changed, and keeps that change', async () => {
  const { update, tried } = catalogWith({ ...seen, stock: 4, revision: 7 });

  const saved = await saveField(seen, { field: 'price', value: 12 }, update);

  expect(saved).toMatchObject({ kind: 'saved', product: { price: 12, stock: 4 } });
  expect(tried).toEqual([1, 7]);
});

it('stores nothing when the same field was changed concurrently, and returns the newer product', async () => {
  const theirs = { ...seen, stock: 4, revision: 2 };
  const { update, tried } = catalogWith(theirs);

  expect(await saveField(seen, { field: 'stock', value: 50 }, update)).toEqual({ kind: 'contested', theirs });
  expect(tried).toEqual([1]);
});

it('succeeds when the concurrent change has the same value', async () => {
  const { update } = catalogWith({ ...seen, price: 12, revision: 2 });

  expect(await saveField(seen, { field: 'price', value: 12 }, update)).toMatchObject({ kind: 'saved' });
});

it('rethrows any other failure', async () => {
  const broken = new Error('A network error has occurred.');

  await expect(saveField(seen, { field: 'price', value: 12 }, () => Promise.reject(broken))).rejects.toBe(
    broken,
  );
});
