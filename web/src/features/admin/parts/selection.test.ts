import { describe, expect, it, vi } from 'vitest';
import { keysIn, mostSelected, selectionOf, selectShortcut, toggled } from './selection';

const keys = Array.from({ length: mostSelected + 1 }, (_each, index) => `row-${index}`);

describe('toggled', () => {
  it('adds a row and removes it again', () => {
    const one = toggled(new Set(), 'a');

    expect([...one]).toEqual(['a']);
    expect([...toggled(one, 'a')]).toEqual([]);
  });

  it('takes no more rows than one bulk step, and still gives one up', () => {
    const full = selectionOf(keys);

    expect(toggled(full, keys.at(-1)!)).toBe(full);
    expect(toggled(full, keys[0]!).size).toBe(mostSelected - 1);
    expect(toggled(full, keys.at(-1)!, mostSelected + 1).size).toBe(mostSelected + 1);
  });
});

describe('keysIn', () => {
  it('returns the selected rows of their own list only', () => {
    const selected = { list: 'a', keys: new Set(['row-1']) };

    expect([...keysIn('a', selected)]).toEqual(['row-1']);
    expect([...keysIn('b', selected)]).toEqual([]);
  });
});

describe('selectionOf', () => {
  it('takes the first rows, as many as one bulk step', () => {
    expect([...selectionOf(keys)]).toEqual(keys.slice(0, mostSelected));
    expect([...selectionOf(keys, 2)]).toEqual(keys.slice(0, 2));
  });
});

describe('selectShortcut', () => {
  it('selects the row with the focus, and names what a row is', () => {
    const toggleFocused = vi.fn();
    const shortcut = selectShortcut('ticket', { toggleFocused });

    shortcut.act();

    expect([shortcut.key, shortcut.label]).toEqual(['x', 'Select the ticket']);
    expect(toggleFocused).toHaveBeenCalledOnce();
  });
});
