import { expect, it, vi } from 'vitest';
import { callPlayFabOps } from '#web/lib/api/amplify-rest';
import { readPools } from './read-pools';

vi.mock('#web/lib/api/amplify-rest');

const pool = (product: string, left: number, waiting = 0) => ({
  product,
  name: product,
  stock: 5,
  pattern: null,
  left,
  given: 0,
  waiting,
});

it('readPools reads the pools of every page, and puts the most awaited first, then the emptiest', async () => {
  vi.mocked(callPlayFabOps)
    .mockResolvedValueOnce({ items: [pool('cinema', 9), pool('coffee', 0, 1)], next: 'coffee' })
    .mockResolvedValueOnce({ items: [pool('tea', 2), pool('toys', 0, 4)], next: null });

  const pools = await readPools();

  expect(pools.map(({ product }) => product)).toEqual(['toys', 'coffee', 'tea', 'cinema']);
  expect(vi.mocked(callPlayFabOps).mock.calls.map(([, { path }]) => path)).toEqual([
    expect.stringMatching(/\/admin\/gift-codes\?limit=100$/),
    expect.stringMatching(/\/admin\/gift-codes\?limit=100&after=coffee$/),
  ]);
});
