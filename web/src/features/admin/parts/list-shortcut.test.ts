import { describe, expect, it, vi } from 'vitest';
import { shortcutOf } from './list-shortcut';

const shortcuts = [
  { key: 'x', label: 'Select', act: vi.fn() },
  { key: 'e', label: 'Open', act: vi.fn() },
  { key: 'j', label: 'Next', act: vi.fn() },
];
const pressed = {
  key: 'x',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isOnRow: false,
  isTyping: false,
  isInDialog: false,
};

describe('shortcutOf', () => {
  it('returns the shortcut of the key', () => {
    expect(shortcutOf(shortcuts, pressed)).toBe(shortcuts[0]);
  });

  it('returns the shortcut that opens the row when Enter is pressed on it', () => {
    expect(shortcutOf(shortcuts, { ...pressed, key: 'Enter', isOnRow: true })).toBe(shortcuts[1]);
  });

  it('moves on while the key for the next row is held down', () => {
    expect(shortcutOf(shortcuts, { ...pressed, key: 'j', repeat: true })).toBe(shortcuts[2]);
  });

  it.each([
    ['Enter is pressed on a control in a row, which has its own use for it', { key: 'Enter' }],
    ['another key is pressed', { key: 'y' }],
    ['the key is typed into a field', { isTyping: true }],
    ['the key is held down', { repeat: true }],
    ['Enter is held down on a row', { key: 'Enter', isOnRow: true, repeat: true }],
    ['a dialog is open', { isInDialog: true }],
    ['the key belongs to the browser', { ctrlKey: true }],
  ])('returns nothing when %s', (_when, over) => {
    expect(shortcutOf(shortcuts, { ...pressed, ...over })).toBeUndefined();
  });
});
