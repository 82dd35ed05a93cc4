import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { letterOf } from './letter-key';

class Part {
  readonly closest: (selector: string) => object | null;
  constructor(isInGame: boolean) {
    this.closest = () => (isInGame ? this : null);
  }
}

class Input extends Part {
  readonly type: string;
  constructor(type: string) {
    super(true);
    this.type = type;
  }
}

function press(target: Part, keys: Partial<KeyboardEvent> = {}): string | null {
  const event = Object.assign(new Event('keydown'), { key: 'c', ...keys });
  return letterOf(Object.defineProperty(event, 'target', { value: target }) as Event as KeyboardEvent);
}

beforeEach(() => {
  vi.stubGlobal('Element', Part);
  vi.stubGlobal('HTMLInputElement', Input);
});
afterEach(() => void vi.unstubAllGlobals());

describe('letterOf', () => {
  it('names a letter or a digit that is pressed on a control of the game', () => {
    const keys = ['c', 'H', '3'];
    expect(keys.map((key) => press(new Part(true), { key }))).toEqual(['C', 'H', '3']);
    expect(press(new Input('range'))).toBe('C');
  });

  it('names none while the page itself has the focus, and none that is typed', () => {
    expect([press(new Part(false)), press(new Input('text'))]).toEqual([null, null]);
  });

  it('names none with a modifier, none of a key held down, and no other key', () => {
    const others = [
      { altKey: true },
      { ctrlKey: true },
      { metaKey: true },
      { repeat: true },
      { key: 'Enter' },
    ];

    expect(others.map((keys) => press(new Part(true), keys))).toEqual(others.map(() => null));
  });
});
