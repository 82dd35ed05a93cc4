import { afterEach, describe, expect, it, vi } from 'vitest';
import { metaOf, publicConfig, type SiteFiles, standInTab } from './stand-in-tab';

afterEach(() => vi.unstubAllGlobals());

const meta = metaOf('b1', ['/', '/slots']);

async function setup(files: Record<string, object | number>, { access = 'public-pages' } = {}) {
  const answer: SiteFiles = (path) => {
    if (path === '/config.json') return { ...publicConfig, access };
    return files[path] ?? 404;
  };
  const tab = standInTab({ build: 'b1', files: answer });
  const { payloadOf } = await import('./payload');
  const { loadPrerendered } = await import('./load-prerendered');
  const visit = (path: string) =>
    Promise.race([
      loadPrerendered(new Request(`https://jade.test${path}`), () => 'loaded by itself'),
      tab.leaving.then(() => 'left'),
    ]);
  return { ...tab, payloadOf, visit };
}

describe('{path}/_payload.json', () => {
  it('is fetched with the build id and in lower case', async () => {
    const { visit, requested } = await setup({
      '/builds/meta/b1.json': meta,
      '/slots/_payload.json?b1': { build: 'b1', data: { games: 3 } },
    });

    expect(await visit('/SLOTS/?q=tiger')).toEqual({ games: 3 });
    expect(requested).toContain('/slots/_payload.json?b1');
  });

  it('is fetched once for a hover and the following navigation', async () => {
    const { payloadOf, visit, requested } = await setup({
      '/builds/meta/b1.json': meta,
      '/_payload.json?b1': { build: 'b1', data: 'home' },
    });

    await payloadOf('/');
    await visit('/');

    expect(requested.filter((path) => path.includes('_payload'))).toHaveLength(1);
  });

  it('is not requested for a page that is not prerendered, or on a members-only stage', async () => {
    const files = { '/builds/meta/b1.json': meta };

    const unknown = await setup(files);
    expect(await unknown.visit('/poker')).toBe('loaded by itself');
    const members = await setup(files, { access: 'members-only' });
    expect(await members.visit('/slots')).toBe('loaded by itself');

    expect([...unknown.requested, ...members.requested].filter((path) => path.includes('_payload'))).toEqual(
      [],
    );
  });

  it.each([
    ['is missing', 404],
    ['belongs to another build', { build: 'b2', data: {} }],
    ['is a page in its place', '<!doctype html>' as unknown as object],
  ])('that %s causes a full load of the page', async (_, payload) => {
    const { visit, loads } = await setup({
      '/builds/meta/b1.json': meta,
      '/slots/_payload.json?b1': payload,
    });

    expect(await visit('/slots?sort=rtp')).toBe('left');
    expect(loads).toEqual(['/slots?sort=rtp']);
  });

  it("that fails again right after a full load falls back to the page's own loader", async () => {
    const { visit, loads } = await setup({ '/builds/meta/b1.json': meta });

    await visit('/slots');
    const { loadPrerendered } = await import('./load-prerendered');
    const again = await loadPrerendered(new Request('https://jade.test/slots'), () => 'loaded by itself');

    expect(again).toBe('loaded by itself');
    expect(loads).toEqual(['/slots']);
  });

  it('is requested again after a failed prefetch', async () => {
    const files: Record<string, object | number> = { '/builds/meta/b1.json': meta };
    const { payloadOf } = await setup(files);
    expect(await payloadOf('/slots')).toBe('failed');

    files['/slots/_payload.json?b1'] = { build: 'b1', data: 1 };

    expect(await payloadOf('/slots')).toEqual({ data: 1 });
  });

  it('is not requested where the build manifest is gone, which marks the page as outdated', async () => {
    const { visit } = await setup({});
    const { leaveOutdatedBuild } = await import('./outdated');
    const navigate = vi.fn();
    leaveOutdatedBuild({
      subscribe: (subscriber) => navigate.mockImplementation(subscriber) && (() => undefined),
    });

    expect(await visit('/slots')).toBe('loaded by itself');
    navigate({
      navigation: { state: 'loading', location: { pathname: '/new' } },
      location: { pathname: '/' },
    });

    expect(globalThis.sessionStorage.getItem('jade-harbour.reloaded')).toContain('/new');
  });
});

describe('route rules', () => {
  const moved = (redirect: string) => ({
    '/builds/meta/b1.json': { ...meta, matcher: { static: { '/slots': { prerender: true, redirect } } } },
    '/slots/_payload.json?b1': { build: 'b1', data: 'never asked for' },
  });

  it.each(['public-pages', 'members-only'])(
    'a page that moved redirects without a payload: %s',
    async (access) => {
      const { visit, requested } = await setup(moved('/games'), { access });

      const redirect = (await visit('/Slots').catch((thrown: unknown) => thrown)) as Response;

      expect([redirect.status, redirect.headers.get('Location')]).toEqual([302, '/games']);
      expect(requested.filter((path) => path.includes('_payload'))).toEqual([]);
    },
  );

  it('a page that moved to an absolute URL causes a full load of it', async () => {
    const { visit, loads } = await setup(moved('https://jade.test/elsewhere'));

    expect(await visit('/slots')).toBe('left');
    expect(loads).toEqual(['/elsewhere']);
  });

  it('a prerendered page has a payload, and any other has none', async () => {
    const { payloadOf } = await setup({
      '/builds/meta/b1.json': meta,
      '/slots/_payload.json?b1': { build: 'b1', data: 1 },
    });

    expect([await payloadOf('/slots'), await payloadOf('/Account')]).toEqual([{ data: 1 }, 'none']);
  });
});
