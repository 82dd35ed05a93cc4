import { describe, expect, it } from 'vitest';
import { mostSelected, selectionOf, toggled } from './order-selection';

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
