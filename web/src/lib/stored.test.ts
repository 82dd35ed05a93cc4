import { afterEach, describe, expect, it, vi } from 'vitest';
import { keep, readKept } from './stored';

function forbid(what: () => never) {
  vi.stubGlobal('localStorage', { getItem: what, setItem: what, removeItem: what });
}

afterEach(() => void vi.unstubAllGlobals());

describe('what a device keeps', () => {
  it('is read as it was kept, until it is forgotten', () => {
    const texts = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    });

    expect(readKept('a')).toBeNull();
    expect(keep('a', 'b')).toBe(true);
    expect(readKept('a')).toBe('b');
    expect(keep('a', null)).toBe(true);
    expect(readKept('a')).toBeNull();
  });

  it('is nothing where storage is forbidden or full, and whoever wanted it kept is told', () => {
    forbid(() => {
      throw new DOMException('denied', 'SecurityError');
    });

    expect(readKept('a')).toBeNull();
    expect([keep('a', 'b'), keep('a', null)]).toEqual([false, false]);
  });
});
