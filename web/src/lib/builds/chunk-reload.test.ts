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
  const { loadPart, setReloadTarget, reloadOnMissingChunks } = await import('./chunk-reload');
  let target = '/slots';
  reloadOnMissingChunks();
  setReloadTarget(() => target);
  const failOnTheWayTo = (path: string) => {
    target = path;
    tab.received.get('vite:preloadError')?.({} as Event);
  };
  const failAsPart = () =>
    loadPart(async () => {
      // The event comes while the import is under way.
      await Promise.resolve();
      failOnTheWayTo('/slots');
      throw new TypeError('Failed to fetch dynamically imported module');
    });
  return { loads: tab.loads, failOnTheWayTo, failAsPart };
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

  it('keeps the page while files of a part cannot be fetched, and loads it fully for a missing chunk later', async () => {
    const { loads, failOnTheWayTo, failAsPart } = await setup();

    await expect(failAsPart()).rejects.toThrow('Failed to fetch');
    vi.advanceTimersByTime(9_999);
    failOnTheWayTo('/slots');
    expect(loads).toEqual([]);
    vi.advanceTimersByTime(1);
    failOnTheWayTo('/Quests');

    expect(loads).toEqual(['/Quests']);
  });
});
