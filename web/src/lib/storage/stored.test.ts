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

    expect(readKept('jade-harbour.theme')).toBeNull();
    expect(keep('jade-harbour.theme', 'b')).toBe(true);
    expect(readKept('jade-harbour.theme')).toBe('b');
    expect(keep('jade-harbour.theme', null)).toBe(true);
    expect(readKept('jade-harbour.theme')).toBeNull();
  });

  it('returns null, and false for writes, where storage is forbidden or full', () => {
    forbid(() => {
      throw new DOMException('denied', 'SecurityError');
    });

    expect(readKept('jade-harbour.theme')).toBeNull();
    expect([keep('jade-harbour.theme', 'b'), keep('jade-harbour.theme', null)]).toEqual([false, false]);
  });
});
