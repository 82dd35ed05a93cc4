import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { metaOf, publicConfig, standInTab } from './stand-in-tab';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

beforeEach(() => vi.useFakeTimers({ now: 5_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function setup(latest: () => object | number, meta: object | number = metaOf('b1', ['/slots'])) {
  const tab = standInTab({
    build: 'b1',
    files: (path) => {
      if (path === '/config.json') return publicConfig;
      if (path.startsWith('/builds/latest.json')) return latest();
      return path === '/builds/meta/b1.json' ? meta : 404;
    },
  });
  const toasts = await import('../page/toasts');
  const toast = vi.spyOn(toasts, 'showToast');
  const { followBuilds } = await import('./follow-builds');
  const polls = () => tab.requested.filter((path) => path.startsWith('/builds/latest.json'));
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  followBuilds();
  await pass(0);
  return { ...tab, polls, pass, toast };
}

describe('builds/latest.json polling', () => {
  it('starts at once and repeats every hour, bypassing every cache', async () => {
    const { polls, pass, toast } = await setup(() => ({ id: 'b1' }));
    expect(polls()).toEqual(['/builds/latest.json?5000']);

    await pass(hourMs - 1);
    expect(polls()).toHaveLength(1);
    await pass(1);

    expect(polls()[1]).toBe(`/builds/latest.json?${5_000 + hourMs}`);
    expect(toast).not.toHaveBeenCalled();
  });

  it('confirms another build after five minutes, notifies once and stops', async () => {
    let id = 'b1';
    const { polls, pass, toast } = await setup(() => ({ id }));
    id = 'b2';

    await pass(hourMs);
    expect(toast).not.toHaveBeenCalled();
    await pass(5 * minuteMs);
    await pass(10 * hourMs);

    expect(polls()).toHaveLength(3);
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ text: 'A new version is available.', stays: true }),
    );
  });

  it.each([0, 404, 403, '<!doctype html>' as unknown as object, { id: 7 }])(
    'ignores %j, and continues',
    async (answer) => {
      let latest: object | number = answer;
      const { pass, toast } = await setup(() => latest);
      expect(toast).not.toHaveBeenCalled();

      latest = { id: 'b2' };
      await pass(hourMs);
      await pass(5 * minuteMs);

      expect(toast).toHaveBeenCalledOnce();
    },
  );

  it('does not report the previous build while its own is not announced yet', async () => {
    let latest = { id: 'b0' };
    const { pass, toast } = await setup(() => latest);

    latest = { id: 'b1' };
    await pass(5 * minuteMs);
    await pass(hourMs);

    expect(toast).not.toHaveBeenCalled();
  });

  it('waits until two consecutive checks find the same build during consecutive deployments', async () => {
    let id = 'b2';
    const { pass, toast } = await setup(() => ({ id }));

    id = 'b3';
    await pass(5 * minuteMs);
    id = 'b4';
    await pass(5 * minuteMs);
    expect(toast).not.toHaveBeenCalled();

    await pass(5 * minuteMs);

    expect(toast).toHaveBeenCalledOnce();
  });

  it('confirms a build across a failed check', async () => {
    let latest: object | number = { id: 'b2' };
    const { pass, toast } = await setup(() => latest);
    latest = 0;
    await pass(5 * minuteMs);

    latest = { id: 'b2' };
    await pass(hourMs);

    expect(toast).toHaveBeenCalledOnce();
  });

  it('reports a redeployed older build', async () => {
    const { pass, toast } = await setup(() => ({ id: 'b0' }));

    await pass(5 * minuteMs);

    expect(toast).toHaveBeenCalledOnce();
  });

  it('fetches the manifest of its own build before a navigation needs it', async () => {
    const { requested } = await setup(() => ({ id: 'b1' }));

    expect(requested.filter((path) => path.startsWith('/builds/meta/'))).toEqual(['/builds/meta/b1.json']);
  });
});

describe('link', () => {
  class Anchor {
    readonly origin = 'https://jade.test';
    readonly target = '';
    readonly pathname: string;
    constructor(pathname: string) {
      this.pathname = pathname;
    }
    hasAttribute = () => false;
    closest = () => this;
  }

  it.each(['pointerover', 'focusin', 'touchstart'])('prefetches its payload on %s', async (type) => {
    vi.stubGlobal('Element', Anchor);
    const { received, requested, pass } = await setup(() => ({ id: 'b1' }));

    received.get(type)?.({ target: new Anchor('/slots') } as unknown as Event);
    received.get(type)?.({ target: new Anchor('/RewardsStore') } as unknown as Event);
    await pass(0);

    expect(requested.filter((path) => path.includes('_payload'))).toEqual(['/slots/_payload.json?b1']);
  });
});

describe('navigation from an outdated build', () => {
  async function navigating() {
    const { loads, pass } = await setup(() => ({ id: 'b2' }));
    await pass(5 * minuteMs);
    const { leaveOutdatedBuild } = await import('./outdated');
    let notify: (state: unknown) => void = () => undefined;
    leaveOutdatedBuild({ subscribe: (listener) => ((notify = listener as typeof notify), () => undefined) });
    const to = (pathname: string, navigation: object = {}) =>
      notify({
        navigation: { state: 'loading', location: { pathname, search: '?a', hash: '' }, ...navigation },
        location: { pathname: '/' },
      });
    return { loads, to };
  }

  it('is a full load of its target', async () => {
    const { loads, to } = await navigating();

    to('/new');
    to('/new');

    expect(loads).toEqual(['/new?a']);
  });

  it('proceeds for a form submission or within the page', async () => {
    const { loads, to } = await navigating();

    to('/new', { formMethod: 'POST' });
    to('/');

    expect(loads).toEqual([]);
  });
});
