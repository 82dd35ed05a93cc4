import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadFully, mayReload, type Tab } from './full-load';

const now = 1_000_000;
const guardUntil = (expires: number) => JSON.stringify({ path: '/slots', expires });

const longAgo = now - 60_000;

describe('reload guard 10 s', () => {
  it('allows a reload of a page without a guard', () => {
    expect(mayReload(null, '/slots', now, longAgo)).toBe(true);
  });

  it('prevents another reload of the same page while it is active', () => {
    expect(mayReload(guardUntil(now + 1), '/slots', now, longAgo)).toBe(false);
  });

  it('allows a reload of the same page once it has expired', () => {
    expect(mayReload(guardUntil(now), '/slots', now, longAgo)).toBe(true);
  });

  it('prevents another reload of a reloaded page whose files took longer than the guard', () => {
    expect(mayReload(guardUntil(longAgo + 9_000), '/slots', now, longAgo)).toBe(false);
  });

  it('allows a reload of a page that was requested after it had expired', () => {
    expect(mayReload(guardUntil(longAgo), '/slots', now, longAgo)).toBe(true);
  });

  it('allows a reload of another page at any time', () => {
    expect(mayReload(guardUntil(now + 10_000), '/new', now, longAgo)).toBe(true);
  });

  it('is ignored where the stored value is invalid', () => {
    expect(mayReload('not a guard', '/slots', now, longAgo)).toBe(true);
  });
});

function setup(href = 'https://jade.test/slots') {
  const did: string[] = [];
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  const tab: Tab = {
    location: {
      href,
      assign: (url) => void did.push(`to ${String(url)}`),
      reload: () => void did.push('reload'),
    },
    history: { replaceState: (_state, _title, url) => void did.push(`address ${String(url)}`) },
    performance: { timeOrigin: longAgo },
    name: 'opened by a partner',
  };
  return { tab, did };
}

afterEach(() => vi.unstubAllGlobals());

describe('loadFully', () => {
  it('navigates to another page and keeps the previous one in the history', () => {
    const { tab, did } = setup();

    expect(loadFully('/new?q=1#games', tab, now)).toBe(true);

    expect(did).toEqual(['to https://jade.test/new?q=1#games']);
  });

  it('reloads the current page', () => {
    const { tab, did } = setup();

    loadFully('/slots', tab, now);

    expect(did).toEqual(['reload']);
  });

  it('reloads a URL that differs only in its fragment', () => {
    const { tab, did } = setup();

    loadFully('/slots#games', tab, now);

    expect(did).toEqual(['address https://jade.test/slots#games', 'reload']);
  });

  it('loads a path once in ten seconds', () => {
    const { tab, did } = setup();

    const answers = [now, now + 9_999, now + 10_000].map((at) => loadFully('/new', tab, at));

    expect(answers).toEqual([true, false, true]);
    expect(did).toHaveLength(2);
  });

  it.each(['//evil.test/slots', 'https://evil.test/', 'javascript:alert(1)', '/\\evil.test'])(
    'never leads to %s',
    (path) => {
      const { tab, did } = setup();

      expect(loadFully(path, tab, now)).toBe(false);
      expect(did).toEqual([]);
    },
  );

  const throwing = (name: string) => () => {
    throw new DOMException('denied', name);
  };

  it.each([
    ['forbidden', { getItem: throwing('SecurityError'), setItem: throwing('SecurityError') }],
    ['full', { getItem: () => guardUntil(now), setItem: throwing('QuotaExceededError') }],
  ])('keeps the same limit where storage is %s', (_what, sessionStorage) => {
    const { tab, did } = setup();
    vi.stubGlobal('sessionStorage', sessionStorage);

    const answers = [now, now + 9_999, now + 10_000].map((at) => loadFully('/new', tab, at));

    expect(answers).toEqual([true, false, true]);
    expect(did).toHaveLength(2);
  });

  it('leaves the window name unchanged where storage is available', () => {
    const { tab } = setup();

    loadFully('/new', tab, now);

    expect(tab.name).toBe('opened by a partner');
  });
});
