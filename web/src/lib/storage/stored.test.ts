import { afterEach, describe, expect, it, vi } from 'vitest';
import { keep, readKept } from './stored';

function forbid(what: () => never) {
  vi.stubGlobal('localStorage', { getItem: what, setItem: what, removeItem: what });
}

afterEach(() => void vi.unstubAllGlobals());

describe('device storage', () => {
  it('returns a stored value until it is deleted', () => {
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

  it('returns null, and false for writes, where storage is forbidden or full', () => {
    forbid(() => {
      throw new DOMException('denied', 'SecurityError');
    });

    expect(readKept('a')).toBeNull();
    expect([keep('a', 'b'), keep('a', null)]).toEqual([false, false]);
  });
});
