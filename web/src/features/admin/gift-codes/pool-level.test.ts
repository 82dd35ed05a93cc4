import { describe, expect, it } from 'vitest';
import { levelOf } from './pool-level';

describe('levelOf', () => {
  it.each([
    ['orders wait', { left: 0, stock: 5, waiting: 2 }, 'backordered'],
    ['the pool has no code', { left: 0, stock: 5, waiting: 0 }, 'empty'],
    ['nothing can be ordered', { left: 0, stock: 0, waiting: 0 }, 'filled'],
    ['a small stock has fewer codes than items', { left: 4, stock: 5, waiting: 0 }, 'low'],
    ['a small stock has a code for each item', { left: 5, stock: 5, waiting: 0 }, 'filled'],
    ['a large stock has few codes', { left: 19, stock: 100, waiting: 0 }, 'low'],
    ['a large stock has enough codes', { left: 20, stock: 100, waiting: 0 }, 'filled'],
    ['a huge stock has codes for less than a tenth', { left: 99, stock: 1_000, waiting: 0 }, 'low'],
    ['the stock is not known', { left: 19, stock: null, waiting: 0 }, 'low'],
  ] as const)('when %s', (_when, pool, level) => {
    expect(levelOf(pool)).toBe(level);
  });
});
