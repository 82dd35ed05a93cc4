import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import type { ProductFields } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { saveField } from './save-field';

const seen = productWith({ price: 10, stock: 5 });

/** A catalog that refuses whatever is based on an older version than its own. */
function catalogWith(stored: RewardProduct) {
  let now = stored;
  const tried: number[] = [];
  const update = async (base: RewardProduct, changes: Partial<ProductFields>) => {
    tried.push(base.revision);
    if (base.revision !== now.revision) throw conflictOrThrow(now);
    now = { ...now, ...(changes as Partial<RewardProduct>), revision: now.revision + 1 };
    return now;
  };
  return { update, tried };
}

const conflictOrThrow = (data: RewardProduct) =>
  new CombinedGraphQLErrors({
    data: null,
    errors: [{ message: 'changed', errorType: 'products/conflict', data } as never],
  });

it('stores the figure when nobody else was there', async () => {
  const { update } = catalogWith(seen);

  expect(await saveField(seen, { field: 'price', value: 12 }, update)).toMatchObject({
    kind: 'saved',
    product: { price: 12, stock: 5, revision: 2 },
  });
});

it('changes the newer version when something else of it changed, and keeps that', async () => {
  const { update, tried } = catalogWith({ ...seen, stock: 4, revision: 7 });

  const saved = await saveField(seen, { field: 'price', value: 12 }, update);

  expect(saved).toMatchObject({ kind: 'saved', product: { price: 12, stock: 4 } });
  expect(tried).toEqual([1, 7]);
});

it('stores nothing when somebody else changed the same figure, and says what it is now', async () => {
  const theirs = { ...seen, stock: 4, revision: 2 };
  const { update, tried } = catalogWith(theirs);

  expect(await saveField(seen, { field: 'stock', value: 50 }, update)).toEqual({ kind: 'contested', theirs });
  expect(tried).toEqual([1]);
});

it('is content when somebody else chose the same', async () => {
  const { update } = catalogWith({ ...seen, price: 12, revision: 2 });

  expect(await saveField(seen, { field: 'price', value: 12 }, update)).toMatchObject({ kind: 'saved' });
});

it('passes on whatever else went wrong', async () => {
  const broken = new Error('A network error has occurred.');

  await expect(saveField(seen, { field: 'price', value: 12 }, () => Promise.reject(broken))).rejects.toBe(
    broken,
  );
});
