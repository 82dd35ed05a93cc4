import { describe, expect, it } from 'vitest';
import { neighborOf } from './row-shortcuts';

describe('neighborOf', () => {
  it.each([
    [undefined, 1, 'a'],
    ['a', 1, 'b'],
    ['c', 1, 'c'],
    ['b', -1, 'a'],
    ['a', -1, 'a'],
  ] as const)('from %s in direction %s is %s', (current, direction, next) => {
    expect(neighborOf(['a', 'b', 'c'], current, direction)).toBe(next);
  });

  it('is nothing in an empty list', () => {
    expect(neighborOf([], undefined, 1)).toBeUndefined();
  });
});
