import type { KeyboardEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { groupLock, stopKeys } from './locked-controls';

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

describe('groupLock', () => {
  it.each(['onClickCapture', 'onChangeCapture'] as const)(
    'ends %s before it reaches a control',
    (handler) => {
      const event = { preventDefault: vi.fn(), stopPropagation: vi.fn() };

      groupLock(true)[handler]?.(event as never);

      expect(event.preventDefault).toHaveBeenCalledOnce();
      expect(event.stopPropagation).toHaveBeenCalledOnce();
    },
  );

  it('leaves an unlocked group alone', () => {
    expect(groupLock(false)).toEqual({ 'aria-disabled': false });
  });
});
