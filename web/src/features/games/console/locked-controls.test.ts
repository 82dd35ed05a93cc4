import type { KeyboardEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { stopKeys, unlessLocked } from './locked-controls';

function press(key: string, modifiers: Partial<KeyboardEvent> = {}): boolean {
  const preventDefault = vi.fn();
  stopKeys({ key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers, preventDefault } as never);
  return preventDefault.mock.calls.length > 0;
}

describe('stopKeys', () => {
  it.each(['ArrowUp', 'ArrowDown', 'Enter', ' ', '5'])('stops %j, which changes a control', (key) => {
    expect(press(key)).toBe(true);
  });

  it('lets Tab leave the controls, and leaves shortcuts to the browser', () => {
    expect(press('Tab')).toBe(false);
    expect(press('r', { ctrlKey: true })).toBe(false);
  });
});

describe('unlessLocked', () => {
  it.each([
    [true, []],
    [false, [['sweeps']]],
  ])('makes a choice only in controls that are not locked: %s', (locked, choices) => {
    const choose = vi.fn();

    unlessLocked(locked, choose)('sweeps');

    expect(choose.mock.calls).toEqual(choices);
  });
});
