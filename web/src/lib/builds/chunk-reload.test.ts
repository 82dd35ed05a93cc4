import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInTab } from './stand-in-tab';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page whose code chunks cannot be fetched on navigation. */
async function setup({ isOnline = true } = {}) {
  const storage = new Map<string, string>();
  const tab = standInTab({ build: 'b1', files: () => 404, address: '/slots', storage });
  vi.stubGlobal('navigator', { onLine: isOnline });
  const { loadPart, preload, setNavigation, reloadOnMissingChunks } = await import('./chunk-reload');
  let navigation = { page: '/slots', target: '/slots', isArriving: false };
  reloadOnMissingChunks();
  setNavigation(() => navigation);
  const miss = () => tab.received.get('vite:preloadError')?.({} as Event);
  const failOnTheWayTo = (path: string) => {
    navigation = { ...navigation, target: path, isArriving: true };
    miss();
  };
  const show = (page: string) => (navigation = { page, target: page, isArriving: false });
  const failing = async () => {
    // The event comes while the import is under way.
    await Promise.resolve();
    miss();
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const failAsPart = () => loadPart(failing);
  const failAsPreload = () => preload(failing);
  return { loads: tab.loads, failOnTheWayTo, show, miss, failAsPart, failAsPreload, loadPart };
}

describe('chunk error -> reload', () => {
  it('loads the target of the navigation fully, not the current page', async () => {
    const { loads, failOnTheWayTo } = await setup();

    failOnTheWayTo('/RewardsStore?category=merch');

    expect(loads).toEqual(['/RewardsStore?category=merch']);
  });

  it('loads a path once in 10 s, and another path at any time', async () => {
    const { loads, failOnTheWayTo } = await setup();

    failOnTheWayTo('/Quests');
    vi.advanceTimersByTime(9_999);
    failOnTheWayTo('/Quests');
    failOnTheWayTo('/Coins');
    expect(loads).toEqual(['/Quests', '/Coins']);
    vi.advanceTimersByTime(1);
    failOnTheWayTo('/Quests');

    expect(loads).toEqual(['/Quests', '/Coins', '/Quests']);
  });

  it('does not reload offline', async () => {
    const { loads, failOnTheWayTo } = await setup({ isOnline: false });

    failOnTheWayTo('/Quests');

    expect(loads).toEqual([]);
  });

  it('loads the first page fully when a chunk of it is missing', async () => {
    const tab = standInTab({ build: 'b1', files: () => 404, address: '/slots?sort=new' });
    const { reloadOnMissingChunks } = await import('./chunk-reload');
    reloadOnMissingChunks();

    tab.received.get('vite:preloadError')?.({} as Event);

    expect(tab.loads).toEqual(['/slots?sort=new']);
  });

  it('keeps the page while files of a part cannot be fetched, and reloads it for a missing chunk later', async () => {
    const { loads, miss, failAsPart } = await setup();

    await expect(failAsPart()).rejects.toThrow('Failed to fetch');
    vi.advanceTimersByTime(9_999);
    miss();
    expect(loads).toEqual([]);
    vi.advanceTimersByTime(1);
    miss();

    expect(loads).toEqual(['/slots']);
  });

  it('keeps the page when code that it can do without cannot be fetched, and reloads it for the next chunk', async () => {
    const { loads, miss, failAsPreload } = await setup();

    await expect(failAsPreload()).rejects.toThrow('Failed to fetch');
    expect(loads).toEqual([]);
    vi.advanceTimersByTime(0);
    miss();

    expect(loads).toEqual(['/slots']);
  });

  it.each(['failAsPart', 'failAsPreload'] as const)(
    'loads the target of a navigation fully right after a part of the page failed (%s)',
    async (fail) => {
      const { loads, failOnTheWayTo, [fail]: failFirst } = await setup();
      await expect(failFirst()).rejects.toThrow('Failed to fetch');

      failOnTheWayTo('/Quests');

      expect(loads).toEqual(['/Quests']);
    },
  );

  it('loads the target of a navigation fully while a part of the page is loading', async () => {
    const { loads, failOnTheWayTo, loadPart } = await setup();
    void loadPart(() => new Promise(() => undefined));

    failOnTheWayTo('/Quests');

    expect(loads).toEqual(['/Quests']);
  });

  it('reloads a page whose chunk is missing after a part of the previous page failed', async () => {
    const { loads, show, miss, failAsPart } = await setup();
    await expect(failAsPart()).rejects.toThrow('Failed to fetch');

    show('/Quests');
    miss();

    expect(loads).toEqual(['/Quests']);
  });
});
