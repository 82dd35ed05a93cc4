import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { type Edit, editOf } from './rebase';
import { retryOnStockChange } from './retry-on-stock-change';

const base = productWith();
const edit: Edit = { ...editOf(base), active: false };
const version = (revision: number, given: Partial<RewardProduct> = {}) => productWith({ revision, ...given });

/** A store with optimistic locking that sells a piece with each refused change. */
function setup(versions: RewardProduct[]) {
  const seen: number[] = [];
  const act = async ({ base, active }: Edit): Promise<RewardProduct> => {
    seen.push(base.revision);
    const stored = versions[Math.min(seen.length, versions.length) - 1]!;
    if (stored.revision === base.revision) return { ...stored, active };
    throw new CombinedGraphQLErrors({
      data: null,
      errors: [{ message: 'x', errorType: 'products/conflict', data: stored } as never],
    });
  };
  return { act, seen };
}

describe('retryOnStockChange', () => {
  it('applies the change to the version after a sale', async () => {
    const sold = version(2, { stock: 4 });
    const { act, seen } = setup([sold]);

    expect(await retryOnStockChange(edit, act)).toEqual({ ...sold, active: false });
    expect(seen).toEqual([base.revision, sold.revision]);
  });

  it('stops when another admin changed more than the stock', async () => {
    const { act, seen } = setup([version(2, { stock: 4, price: 99 })]);

    await expect(retryOnStockChange(edit, act)).rejects.toThrow();
    expect(seen).toEqual([base.revision]);
  });

  it('gives up after four attempts on a product that keeps selling', async () => {
    const { act, seen } = setup(
      [2, 3, 4, 5, 6].map((revision) => version(revision, { stock: 9 - revision })),
    );

    await expect(retryOnStockChange(edit, act)).rejects.toThrow();
    expect(seen).toHaveLength(4);
  });

  it('rethrows every other failure at once', async () => {
    let tries = 0;
    const act = async () => {
      tries += 1;
      throw new Error('A network error has occurred.');
    };

    await expect(retryOnStockChange(edit, act)).rejects.toThrow('A network error has occurred.');
    expect(tries).toBe(1);
  });
});
