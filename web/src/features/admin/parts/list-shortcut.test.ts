import { describe, expect, it, vi } from 'vitest';
import { shortcutOf } from './list-shortcut';

const shortcuts = [{ key: 'x', label: 'Select', act: vi.fn() }];
const pressed = {
  key: 'x',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isTyping: false,
  isInDialog: false,
};

describe('shortcutOf', () => {
  it('returns the shortcut of the key', () => {
    expect(shortcutOf(shortcuts, pressed)).toBe(shortcuts[0]);
  });

  it.each([
    ['another key is pressed', { key: 'y' }],
    ['the key is typed into a field', { isTyping: true }],
    ['a dialog is open', { isInDialog: true }],
    ['the key belongs to the browser', { ctrlKey: true }],
  ])('returns nothing when %s', (_when, over) => {
    expect(shortcutOf(shortcuts, { ...pressed, ...over })).toBeUndefined();
  });
});
