import { describe, expect, it } from 'vitest';
import { mostSelected, neighborOf, selectionOf, toggled } from './order-selection';

const keys = Array.from({ length: mostSelected + 1 }, (_each, index) => `order-${index}`);

describe('toggled', () => {
  it('adds an order and removes it again', () => {
    const one = toggled(new Set(), 'a');

    expect([...one]).toEqual(['a']);
    expect([...toggled(one, 'a')]).toEqual([]);
  });

  it('takes no more orders than one bulk step, and still gives one up', () => {
    const full = selectionOf(keys);

    expect(toggled(full, keys.at(-1)!)).toBe(full);
    expect(toggled(full, keys[0]!).size).toBe(mostSelected - 1);
  });
});

describe('selectionOf', () => {
  it('takes the first orders, as many as one bulk step', () => {
    expect([...selectionOf(keys)]).toEqual(keys.slice(0, mostSelected));
  });
});

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
