import { describe, expect, it } from 'vitest';
import { loadFully, mayReload, type Tab } from './full-load';

const now = 1_000_000;
const guardUntil = (expires: number) => JSON.stringify({ path: '/slots', expires });

const longAgo = now - 60_000;

describe('reload guard 10 s', () => {
  it('lets a page be loaded anew that was not before', () => {
    expect(mayReload(null, '/slots', now, longAgo)).toBe(true);
  });

  it('does not let the same page be loaded again while it stands', () => {
    expect(mayReload(guardUntil(now + 1), '/slots', now, longAgo)).toBe(false);
  });

  it('lets the same page be loaded once it is over', () => {
    expect(mayReload(guardUntil(now), '/slots', now, longAgo)).toBe(true);
  });

  it('does not let what the reload brought be loaded again, though its files took longer than the guard stands', () => {
    expect(mayReload(guardUntil(longAgo + 9_000), '/slots', now, longAgo)).toBe(false);
  });

  it('lets a page be loaded anew that was asked for once it was over', () => {
    expect(mayReload(guardUntil(longAgo), '/slots', now, longAgo)).toBe(true);
  });

  it('lets another page be loaded at any time', () => {
    expect(mayReload(guardUntil(now + 10_000), '/new', now, longAgo)).toBe(true);
  });

  it('is none where somebody else wrote', () => {
    expect(mayReload('not a guard', '/slots', now, longAgo)).toBe(true);
  });
});

function setup(href = 'https://jade.test/slots') {
  const did: string[] = [];
  const stored = new Map<string, string>();
  const tab: Tab = {
    location: {
      href,
      assign: (url) => void did.push(`to ${String(url)}`),
      reload: () => void did.push('reload'),
    },
    history: { replaceState: (_state, _title, url) => void did.push(`address ${String(url)}`) },
    sessionStorage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    performance: { timeOrigin: longAgo },
    name: 'opened by a partner',
  };
  return { tab, did };
}

describe('a full load', () => {
  it('goes to another page and leaves the one before it in the history', () => {
    const { tab, did } = setup();

    expect(loadFully('/new?q=1#games', tab, now)).toBe(true);

    expect(did).toEqual(['to https://jade.test/new?q=1#games']);
  });

  it('reloads the page on show', () => {
    const { tab, did } = setup();

    loadFully('/slots', tab, now);

    expect(did).toEqual(['reload']);
  });

  it('reloads an address that differs in its fragment alone', () => {
    const { tab, did } = setup();

    loadFully('/slots#games', tab, now);

    expect(did).toEqual(['address https://jade.test/slots#games', 'reload']);
  });

  it('happens once in ten seconds for one path', () => {
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
  ])('happens no more often where storage is %s', (_what, sessionStorage) => {
    const { tab, did } = setup();
    const poor = { ...tab, sessionStorage };

    const answers = [now, now + 9_999, now + 10_000].map((at) => loadFully('/new', poor, at));

    expect(answers).toEqual([true, false, true]);
    expect(did).toHaveLength(2);
  });

  it('leaves the name of its window alone where there is storage', () => {
    const { tab } = setup();

    loadFully('/new', tab, now);

    expect(tab.name).toBe('opened by a partner');
  });
});
