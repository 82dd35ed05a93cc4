import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { VersionCheck } from './newer-builds';
import { type Build, type Route, routes, StandInSite } from './stand-in-site';
import { type StandInTab, standInTab } from './stand-in-tab';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A random event: a step of a deployment, a sweep, passing time, or an action in one of the tabs. */
const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('deploy' as const),
      /** One in eight deployments restores the previous build. */
      changed: fc.option(fc.subarray([...routes]), { nil: null, freq: 7 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'sweep' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('wait' as const),
      ms: fc.constantFrom(1_000, minuteMs, dayMs, 20 * dayMs),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('go' as const),
      tab: fc.nat(2),
      to: fc.constantFrom(...routes),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('look' as const), tab: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('hover' as const),
      tab: fc.nat(2),
      to: fc.constantFrom(...routes),
    }),
  },
  // A page whose HTML has arrived and whose code is still loading.
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('begin' as const),
      tab: fc.nat(2),
      to: fc.constantFrom(...routes),
    }),
  },
);

/** A tab with the real modules of a page; `go` replaces its router. */
class Tab {
  shows: Route | 'error page' | 'nothing yet' = 'nothing yet';
  private heading: Route = '/';
  private inARow = 0;
  private page!: StandInTab;
  private build!: Build;
  private at: Route = '/';
  private modules!: Awaited<ReturnType<Tab['importModules']>>;
  private navigate: (state: object) => void = () => undefined;
  private checkForNewer: () => Promise<VersionCheck> = () => Promise.resolve('nothing new');
  private readonly here = new Set<string>();
  private readonly storage = new Map<string, string>();
  private globals: Record<string, unknown> = {};

  private readonly site: StandInSite;

  constructor(site: StandInSite) {
    this.site = site;
  }

  /** The page that its visitor is on, or navigating to. */
  get wanted(): Route {
    return this.at;
  }

  /** The HTML of a page arrives. */
  async open(route: Route): Promise<void> {
    this.build = this.site.buildOfPages();
    this.at = route;
    this.shows = 'nothing yet';
    this.here.clear();
    this.page = standInTab({
      build: this.build.id,
      address: route,
      storage: this.storage,
      files: (path) => this.site.file(path),
    });
    this.globals = Object.fromEntries(
      stubbed.map((name) => [name, (globalThis as Record<string, unknown>)[name]]),
    );
    this.modules = await this.importModules();
    this.modules.setNavigation(() => ({ page: this.at, target: this.heading, isArriving: true }));
    this.modules.reloadOnMissingChunks();
    this.modules.leaveOutdatedBuild({
      subscribe: (listener) => ((this.navigate = listener as never), () => undefined),
    });
    this.checkForNewer = this.modules.newerBuilds(this.build.id);
  }

  /** The code of the page arrives, or is gone. @returns number of full loads */
  async settle(): Promise<number> {
    this.installGlobals();
    if (this.shows !== 'nothing yet') return 0;
    this.heading = this.at;
    if (this.fetchCode(`assets/site-${this.build.id}.js`) && this.fetchCode(this.build.chunks[this.at]))
      this.shows = this.at;
    return this.follow();
  }

  /** Follows a link. @returns number of full loads */
  async go(to: Route): Promise<number> {
    this.installGlobals();
    // The link of an error page is a full load.
    if (this.shows === 'error page') {
      await this.open(to);
      return this.settle();
    }
    if (to === this.at) return 0;
    this.heading = to;
    this.navigate({
      navigation: { state: 'loading', location: { pathname: to } },
      location: { pathname: this.at },
    });
    if (this.page.loads.length === 0) {
      const { loadPrerendered, payloads } = this.modules;
      const request = new Request(`https://jade.test${to}`);
      const data = loadPrerendered(
        request,
        () => 'by itself',
        () => Promise.resolve(payloads),
      );
      const shown = await Promise.race([data, this.page.leaving]);
      const hasCode = this.page.loads.length === 0 && this.fetchCode(this.build.chunks[to]);
      if (hasCode && shown !== undefined) {
        expect(String(shown)).toMatch(new RegExp(`^(by itself|${to} of ${this.build.id})$`));
        this.at = this.shows = to;
        // The address follows the page.
        this.globals['location'] = Object.assign(this.globals['location'] as object, {
          href: `https://jade.test${to}`,
          pathname: to,
        });
      }
    }
    return this.follow();
  }

  async checkVersion(): Promise<void> {
    this.installGlobals();
    if ((await this.checkForNewer()) === 'newer') this.modules.markOutdated();
  }

  async hover(to: Route): Promise<void> {
    this.installGlobals();
    await this.modules.payloads.payloadOf(to);
  }

  private fetchCode(file: string): boolean {
    this.installGlobals();
    if (!this.here.has(file) && !this.site.hasAsset(file)) {
      this.page.received.get('vite:preloadError')?.({} as Event);
      if (this.page.loads.length === 0) this.shows = 'error page';
      return false;
    }
    this.here.add(file);
    return true;
  }

  /** Performs the page's own full loads until it stays. */
  private async follow(): Promise<number> {
    const [first] = this.page.loads;
    if (first === undefined) return 0;
    this.inARow += 1;
    if (this.inARow > 3) throw new Error(`${first} loads itself for ever.`);
    await this.open(first as Route);
    const further = await this.settle();
    this.inARow = 0;
    return 1 + further;
  }

  /** Installs the globals of this tab. */
  private installGlobals(): void {
    for (const [name, value] of Object.entries(this.globals)) vi.stubGlobal(name, value);
  }

  private async importModules() {
    const [chunk, outdated, newer, prerendered, payloads] = await Promise.all([
      import('./chunk-reload'),
      import('./outdated'),
      import('./newer-builds'),
      import('./load-prerendered'),
      import('./payload'),
    ]);
    return { ...chunk, ...outdated, ...newer, ...prerendered, payloads };
  }
}

const stubbed = [
  'location',
  'history',
  'navigator',
  'sessionStorage',
  'document',
  'addEventListener',
  'fetch',
];

/** Events on a site that breaks its retention guarantee. */
const loss = fc.record({ type: fc.constant('lose' as const), of: fc.constantFrom(...routes) });

type SiteEvent = typeof event | typeof loss extends fc.Arbitrary<infer Each> ? Each : never;

/** The result of one action of a visitor. */
interface Outcome {
  readonly wanted: Route;
  readonly shown: Tab['shows'];
  /** Number of full loads. */
  readonly loads: number;
}

/** Runs all events in order. */
async function live(site: StandInSite, events: readonly SiteEvent[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const tabs = [new Tab(site), new Tab(site), new Tab(site)];
  const arrived = async (tab: Tab) => {
    const { wanted } = tab;
    outcomes.push({ wanted, loads: await tab.settle(), shown: tab.shows });
  };
  for (const tab of tabs) {
    await tab.open('/');
    await arrived(tab);
  }
  for (const siteEvent of events) {
    if (siteEvent.type === 'deploy') site.deployStep(siteEvent.changed);
    else if (siteEvent.type === 'sweep') site.sweep();
    else if (siteEvent.type === 'lose') site.lose(siteEvent.of);
    else if (siteEvent.type === 'wait') {
      // Pending code arrives within a minute, or not at all.
      if (siteEvent.ms > minuteMs) for (const tab of tabs) await arrived(tab);
      site.nowMs += siteEvent.ms;
      vi.setSystemTime(site.nowMs);
    } else {
      const tab = tabs[siteEvent.tab]!;
      await arrived(tab);
      if (siteEvent.type === 'look') await tab.checkVersion();
      else if (siteEvent.type === 'hover') await tab.hover(siteEvent.to);
      else if (siteEvent.type === 'begin') await tab.open(siteEvent.to);
      else
        outcomes.push({
          wanted: siteEvent.to,
          loads: await tab.go(siteEvent.to),
          shown: tab.shows,
        });
    }
  }
  for (const tab of tabs) await arrived(tab);
  return outcomes;
}

const many = { minLength: 400, maxLength: 400 };

it('50 simulated deploys: each open tab reaches the requested page with at most one full load', async () => {
  let deploys = 0;
  const property = fc.asyncProperty(fc.array(event, many), async (events) => {
    const site = new StandInSite('as-published');

    const outcomes = await live(site, events);

    expect(outcomes.filter(({ wanted, shown, loads }) => shown !== wanted || loads > 1)).toEqual([]);
    deploys += site.deploys;
  });

  await fc.assert(property, { numRuns: 5, endOnFailure: true });

  expect(deploys).toBeGreaterThanOrEqual(50);
});

it('50 simulated deploys without retention and with lost files: no page reloads twice, and at worst an error page is shown', async () => {
  let deploys = 0;
  const anything = fc.oneof({ weight: 19, arbitrary: event }, { weight: 1, arbitrary: loss });
  const property = fc.asyncProperty(fc.array(anything, many), async (events) => {
    const site = new StandInSite('nothing-old');

    const outcomes = await live(site, [...events, { type: 'wait', ms: minuteMs }]);

    expect(outcomes.filter(({ loads }) => loads > 1)).toEqual([]);
    expect(outcomes.filter(({ wanted, shown }) => shown !== wanted && shown !== 'error page')).toEqual([]);
    deploys += site.deploys;
  });

  await fc.assert(property, { numRuns: 5, endOnFailure: true });

  expect(deploys).toBeGreaterThanOrEqual(50);
});
