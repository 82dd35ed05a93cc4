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
  const toasts = await import('../toasts');
  const told = vi.spyOn(toasts, 'showToast');
  const { followBuilds } = await import('./follow-builds');
  const polls = () => tab.asked.filter((path) => path.startsWith('/builds/latest.json'));
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  followBuilds();
  await pass(0);
  return { ...tab, polls, pass, told };
}

describe('builds/latest.json polling', () => {
  it('begins at once and goes on every hour, past every cache', async () => {
    const { polls, pass, told } = await setup(() => ({ id: 'b1' }));
    expect(polls()).toEqual(['/builds/latest.json?5000']);

    await pass(hourMs - 1);
    expect(polls()).toHaveLength(1);
    await pass(1);

    expect(polls()[1]).toBe(`/builds/latest.json?${5_000 + hourMs}`);
    expect(told).not.toHaveBeenCalled();
  });

  it('looks again five minutes after it found another build, says so once and then ends', async () => {
    let id = 'b1';
    const { polls, pass, told } = await setup(() => ({ id }));
    id = 'b2';

    await pass(hourMs);
    expect(told).not.toHaveBeenCalled();
    await pass(5 * minuteMs);
    await pass(10 * hourMs);

    expect(polls()).toHaveLength(3);
    expect(told).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ text: 'A new version is here.', stays: true }),
    );
  });

  it.each([0, 404, 403, '<!doctype html>' as unknown as object, { id: 7 }])(
    'is quiet about %j, and goes on',
    async (answer) => {
      let latest: object | number = answer;
      const { pass, told } = await setup(() => latest);
      expect(told).not.toHaveBeenCalled();

      latest = { id: 'b2' };
      await pass(hourMs);
      await pass(5 * minuteMs);

      expect(told).toHaveBeenCalledOnce();
    },
  );

  it('says nothing of the build before, while this one is not announced yet', async () => {
    let latest = { id: 'b0' };
    const { pass, told } = await setup(() => latest);

    latest = { id: 'b1' };
    await pass(5 * minuteMs);
    await pass(hourMs);

    expect(told).not.toHaveBeenCalled();
  });

  it('waits until one build is found twice in a row, while deployments follow each other', async () => {
    let id = 'b2';
    const { pass, told } = await setup(() => ({ id }));

    id = 'b3';
    await pass(5 * minuteMs);
    id = 'b4';
    await pass(5 * minuteMs);
    expect(told).not.toHaveBeenCalled();

    await pass(5 * minuteMs);

    expect(told).toHaveBeenCalledOnce();
  });

  it('finds a build that was confirmed after a look that failed', async () => {
    let latest: object | number = { id: 'b2' };
    const { pass, told } = await setup(() => latest);
    latest = 0;
    await pass(5 * minuteMs);

    latest = { id: 'b2' };
    await pass(hourMs);

    expect(told).toHaveBeenCalledOnce();
  });

  it('says that an older build was deployed again', async () => {
    const { pass, told } = await setup(() => ({ id: 'b0' }));

    await pass(5 * minuteMs);

    expect(told).toHaveBeenCalledOnce();
  });

  it('fetches what its own build says before a navigation needs it', async () => {
    const { asked } = await setup(() => ({ id: 'b1' }));

    expect(asked.filter((path) => path.startsWith('/builds/meta/'))).toEqual(['/builds/meta/b1.json']);
  });
});

describe('a link', () => {
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

  it.each(['pointerover', 'focusin', 'touchstart'])('has its payload fetched on %s', async (type) => {
    vi.stubGlobal('Element', Anchor);
    const { heard, asked, pass } = await setup(() => ({ id: 'b1' }));

    heard.get(type)?.({ target: new Anchor('/slots') } as unknown as Event);
    heard.get(type)?.({ target: new Anchor('/RewardsStore') } as unknown as Event);
    await pass(0);

    expect(asked.filter((path) => path.includes('_payload'))).toEqual(['/slots/_payload.json?b1']);
  });
});

describe('a navigation from an outdated build', () => {
  async function navigating() {
    const { loads, pass } = await setup(() => ({ id: 'b2' }));
    await pass(5 * minuteMs);
    const { leaveOutdatedBuild } = await import('./outdated');
    let tell: (state: unknown) => void = () => undefined;
    leaveOutdatedBuild({ subscribe: (listener) => ((tell = listener as typeof tell), () => undefined) });
    const to = (pathname: string, navigation: object = {}) =>
      tell({
        navigation: { state: 'loading', location: { pathname, search: '?a', hash: '' }, ...navigation },
        location: { pathname: '/' },
      });
    return { loads, to };
  }

  it('is a full load of where it leads', async () => {
    const { loads, to } = await navigating();

    to('/new');
    to('/new');

    expect(loads).toEqual(['/new?a']);
  });

  it('goes on where it sends a form, or stays on the page', async () => {
    const { loads, to } = await navigating();

    to('/new', { formMethod: 'POST' });
    to('/');

    expect(loads).toEqual([]);
  });
});
