import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { undoLine } from './undo-line';

const refused = (errorType: string, data: RewardProduct | null = null) => {
  const error = { message: 'no', errorType, data };
  return new CombinedGraphQLErrors({ data: null, errors: [error] });
};

const after = { id: 'mug', revision: 4 };
const before = { price: 10 };
const done = () => Promise.resolve(null);
const failing = (failure: unknown) => () => Promise.reject(failure);

describe('undoLine', () => {
  it.each([
    [
      'restores the values before it',
      { after, before },
      { update: done, remove: done },
      { kind: 'restored' },
    ],
    ['removes what it created', { after, before: null }, { update: done, remove: done }, { kind: 'removed' }],
    [
      'accepts that an earlier attempt restored it',
      { after, before },
      {
        update: failing(refused('products/conflict', productWith({ price: 10, revision: 5 }))),
        remove: done,
      },
      { kind: 'restored' },
    ],
    [
      'accepts that an earlier attempt removed it',
      { after, before: null },
      { update: done, remove: failing(refused('products/unknown-product')) },
      { kind: 'removed' },
    ],
  ])('%s', async (_case, change, writes, expected) => {
    expect(await undoLine(change, writes)).toEqual(expected);
  });

  it('keeps a product that was changed since, with the reason', async () => {
    const update = failing(refused('products/conflict', productWith({ price: 11, revision: 5 })));

    const outcome = await undoLine({ after, before }, { update, remove: done });

    expect(outcome).toEqual({ kind: 'kept', message: expect.stringContaining('Review it') as string });
  });

  it('keeps a created product that was changed since', async () => {
    const remove = failing(refused('products/conflict', productWith({ price: 11, revision: 5 })));

    const outcome = await undoLine({ after, before: null }, { update: done, remove });

    expect(outcome).toEqual({ kind: 'kept', message: expect.stringContaining('changed while') as string });
  });
});
