import { metaOf, publicConfig } from './stand-in-tab';

/** The pages of the site's visitors; the last one is not prerendered. */
export const routes = ['/', '/slots', '/static/terms', '/quests'] as const;
export type Route = (typeof routes)[number];
const prerendered = routes.slice(0, -1);

/** The parts of a build that matter to open pages. */
export interface Build {
  readonly id: string;
  /** The code file of each route; a build that leaves a route unchanged keeps its name. */
  readonly chunks: Readonly<Record<Route, string>>;
}

const dayMs = 24 * 60 * 60 * 1000;
const keptMs = 30 * dayMs;

/** A bucket of published builds: deployments run in three steps, as in `site-publishing.ts`, and old assets are swept. */
export class StandInSite {
  nowMs = 0;
  private readonly assets = new Set<string>();
  private readonly published: { readonly build: Build; readonly at: number }[] = [];
  /** The build whose pages and payloads are published. */
  private pages: Build;
  private announced: Build;
  private arriving: { readonly build: Build; step: 'pages' | 'announcement' } | null = null;
  /** The builds whose manifest still exists. */
  private known = new Set<string>();
  private count = 0;

  private readonly keeps: 'as-published' | 'nothing-old';

  constructor(keeps: 'as-published' | 'nothing-old') {
    this.keeps = keeps;
    const first = this.nextBuild(routes);
    this.pages = this.announced = first;
    this.addAssets(first);
    this.published.push({ build: first, at: 0 });
    this.known.add(first.id);
  }

  get deploys(): number {
    return this.published.length - 1;
  }

  /**
   * The next step of a deployment.
   *
   * @param changed  routes whose code a new build changes; null to redeploy the previous build
   */
  deployStep(changed: readonly Route[] | null): void {
    if (!this.arriving) {
      const before = this.published.at(-2)?.build ?? this.announced;
      this.arriving = { build: changed ? this.nextBuild(changed) : before, step: 'pages' };
      this.addAssets(this.arriving.build);
    } else if (this.arriving.step === 'pages') {
      this.pages = this.arriving.build;
      this.arriving.step = 'announcement';
      if (this.keeps === 'nothing-old') this.keepOnly([this.pages]);
    } else {
      this.announced = this.arriving.build;
      this.published.push({ build: this.announced, at: this.nowMs });
      this.known.add(this.announced.id);
      this.arriving = null;
    }
  }

  /** Removes files that are not needed by the published build, a running deployment, or a build that was replaced less than 30 days ago. */
  sweep(): void {
    const kept = this.published.filter((_, index) => {
      const next = this.published[index + 1];
      return !next || this.nowMs - next.at < keptMs;
    });
    this.keepOnly([...kept.map(({ build }) => build), this.pages]);
    this.known = new Set(kept.map(({ build }) => build.id));
  }

  /** Deletes a file that every visitor needs, against the retention guarantee. */
  lose(route: Route): void {
    this.assets.delete(this.pages.chunks[route]);
  }

  buildOfPages(): Build {
    return this.pages;
  }

  hasAsset(file: string): boolean {
    return this.assets.has(file);
  }

  file(address: string): object | number {
    const [path = '', query] = address.split('?');
    if (path === '/config.json') return publicConfig;
    if (path === '/builds/latest.json') return { id: this.announced.id };
    const meta = this.published.find(
      ({ build }) => path === `/builds/meta/${build.id}.json` && this.known.has(build.id),
    );
    if (meta) return metaOf(meta.build.id, prerendered);
    const page = prerendered.find((route) => path === `${route.replace(/\/$/, '')}/_payload.json`);
    // The query separates builds in caches; the bucket has the payload of the published build.
    return page && query ? { build: this.pages.id, data: `${page} of ${this.pages.id}` } : 404;
  }

  private nextBuild(changed: readonly Route[]): Build {
    this.count += 1;
    const { count } = this;
    const before = this.count > 1 ? this.pages.chunks : undefined;
    const fileOf = (route: Route) =>
      before && !changed.includes(route) ? before[route] : `assets${route}-${count}.js`;
    const chunks = Object.fromEntries(routes.map((route) => [route, fileOf(route)])) as Build['chunks'];
    return { id: `b${count}`, chunks };
  }

  private addAssets(build: Build): void {
    for (const file of filesOf(build)) this.assets.add(file);
  }

  private keepOnly(builds: readonly Build[]): void {
    const arriving = this.arriving ? [this.arriving.build] : [];
    const needed = new Set([...builds, ...arriving].flatMap(filesOf));
    for (const file of this.assets) if (!needed.has(file)) this.assets.delete(file);
  }
}

/** The files of a build: the common start code, and that of each route. */
function filesOf({ id, chunks }: Build): string[] {
  return [`assets/site-${id}.js`, ...Object.values(chunks)];
}
