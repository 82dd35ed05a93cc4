import { vi } from 'vitest';

/** What a test answers for a file of the site: JSON, or a status. */
export type SiteFiles = (path: string) => object | number;

/** The page that a test pretends to run in. */
export interface StandInTab {
  /** Every file that was asked for, in order. */
  readonly asked: string[];
  /** Where the page was sent by itself, in order. */
  readonly loads: string[];
  /** Told of once the page is on its way elsewhere. */
  readonly leaving: Promise<void>;
  readonly heard: Map<string, (event: Event) => void>;
}

/**
 * Puts the globals of a page around the modules of this folder, which are to be imported anew afterwards, as each document has its own.
 *
 * @param build    the build that the page says it belongs to; null for a page that was not built
 * @param address  where the page is
 * @param storage  what its tab remembers over several pages
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
  const asked: string[] = [];
  const loads: string[] = [];
  const heard = new Map<string, (event: Event) => void>();
  let leave: () => void = () => undefined;
  const leaving = new Promise<void>((resolve) => (leave = resolve));
  const go = (path: string) => {
    loads.push(path);
    leave();
  };
  const listen = (type: string, listener: (event: Event) => void) => void heard.set(type, listener);
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
    asked.push(request);
    const answer = files(request);
    const isStatus = typeof answer === 'number';
    if (isStatus && answer === 0) return Promise.reject(new TypeError('Failed to fetch'));
    const body = isStatus ? 'Not here.' : JSON.stringify(answer);
    const headers = { 'content-type': isStatus ? 'text/plain' : 'application/json' };
    return Promise.resolve(new Response(body, { status: isStatus ? answer : 200, headers }));
  });
  return { asked, loads, leaving, heard };
}

/** What a build says of itself, as `build-manifest` writes it. */
export function metaOf(id: string, prerendered: readonly string[]): object {
  const rules = prerendered.map((path) => [path, { prerender: true }]);
  return { id, matcher: { static: Object.fromEntries(rules) as object }, prerendered };
}

/** `config.json` of a stage with public pages. */
export const publicConfig = { stage: 'dev', access: 'public-pages', filesUrl: '', amplify: {} };
