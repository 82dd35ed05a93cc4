import { vi } from 'vitest';

/** The fake response for a file of the site: JSON, or a status. */
export type SiteFiles = (path: string) => object | number;

/** The page in which a test runs. */
export interface StandInTab {
  /** Every requested file, in order. */
  readonly requested: string[];
  /** Every full load that the page started, in order. */
  readonly loads: string[];
  /** Resolves once the page is leaving. */
  readonly leaving: Promise<void>;
  readonly received: Map<string, (event: Event) => void>;
}

/**
 * Installs the globals of a page for the modules of this folder, which must be imported again afterwards, since each document has its own.
 *
 * @param build    the build of the page; null for a page that was not built
 * @param address  URL of the page
 * @param storage  session storage of its tab, which spans several pages
 */
export function standInTab({
  build,
  files,
  address = '/',
  storage = new Map<string, string>(),
}: {
  build: string | null;
  files: SiteFiles;
  address?: string;
  storage?: Map<string, string>;
}): StandInTab {
  const requested: string[] = [];
  const loads: string[] = [];
  const received = new Map<string, (event: Event) => void>();
  let leave: () => void = () => undefined;
  const leaving = new Promise<void>((resolve) => (leave = resolve));
  const go = (path: string) => {
    loads.push(path);
    leave();
  };
  const listen = (type: string, listener: (event: Event) => void) => void received.set(type, listener);
  const here = new URL(address, 'https://jade.test');

  vi.resetModules();
  vi.stubGlobal('location', {
    href: here.href,
    origin: here.origin,
    pathname: here.pathname,
    assign: (to: URL | string) => {
      const { pathname, search, hash } = new URL(to);
      go(pathname + search + hash);
    },
    reload: () => go(here.pathname + here.search),
  });
  vi.stubGlobal('history', { replaceState: () => undefined });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('name', '');
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  vi.stubGlobal('document', {
    documentElement: { dataset: build === null ? {} : { build } },
    addEventListener: listen,
  });
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('fetch', (request: string) => {
    requested.push(request);
    const answer = files(request);
    const isStatus = typeof answer === 'number';
    if (isStatus && answer === 0) return Promise.reject(new TypeError('Failed to fetch'));
    const body = isStatus ? 'Not here.' : JSON.stringify(answer);
    const headers = { 'content-type': isStatus ? 'text/plain' : 'application/json' };
    return Promise.resolve(new Response(body, { status: isStatus ? answer : 200, headers }));
  });
  return { requested, loads, leaving, received };
}

/** The manifest of a build, as written by `build-manifest`. */
export function metaOf(id: string, prerendered: readonly string[]): object {
  const rules = prerendered.map((path) => [path, { prerender: true }]);
  return { id, matcher: { static: Object.fromEntries(rules) as object }, prerendered };
}

/** `config.json` of a stage with public pages. */
export const publicConfig = { stage: 'dev', access: 'public-pages', filesUrl: '', amplify: {} };
