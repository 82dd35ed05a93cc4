import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInTab } from '#web/lib/builds/stand-in-tab';
import { ErrorPage } from './routes/error-page';

const publicScript = (name: string) => readFileSync(new URL(`../../public/${name}`, import.meta.url), 'utf8');
const networkError = 'A network error has occurred.';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page on which `/before-paint.js` has run, in a tab with this storage. */
async function setup({
  isOnline = true,
  isRendered = false,
  isStorageForbidden = false,
  isFallbackMissing = false,
  address = '/Quests?day=1#list',
  storage = new Map<string, string>(),
} = {}) {
  const tab = standInTab({ build: 'b1', files: () => 404, address, storage });
  const listeners = new Map<string, ((event: Event) => void)[]>();
  const root = { innerHTML: '', textContent: '', firstChild: null };
  const parts: Record<string, object | null> = { root, hydration: isRendered ? {} : null };
  interface Script {
    readonly dataset: object;
    readonly src: string;
    readonly onerror: () => void;
  }
  const head = {
    insertAdjacentHTML: () => undefined,
    append: (script: Script) => {
      if (isFallbackMissing) return script.onerror();
      vi.stubGlobal('document', { ...document, currentScript: script });
      run(publicScript(script.src.slice(1)));
    },
  };
  vi.stubGlobal('location', { ...location, search: new URL(address, 'https://jade.test').search, hash: '' });
  vi.stubGlobal('document', {
    ...document,
    head,
    title: '',
    querySelector: (selector: string) =>
      selector === 'meta[name="application-name"]' ? { content: 'Jade Harbour' } : null,
    createElement: () => ({ dataset: {} }),
    getElementById: (id: string) => parts[id] ?? null,
  });
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('localStorage', { length: 0, getItem: () => null });
  vi.stubGlobal('performance', { timeOrigin: Date.now(), getEntriesByType: () => [] });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: Event) => void) => {
    listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  });
  if (isStorageForbidden)
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  run(publicScript('before-paint.js'));
  const { reloadOnMissingChunks } = await import('#web/lib/builds/chunk-reload');
  reloadOnMissingChunks();

  const dispatch = (type: string, event: object) =>
    listeners.get(type)?.forEach((listener) => listener(event as Event));
  const missModule = (target: object = { type: 'module' }) => dispatch('error', { target });
  /** Reports a failure as `main.ts` does. */
  const fail = (failure: Error) => dispatch('jade-harbour:start-failed', { detail: failure });
  /** A chunk that `main.ts` imports itself. */
  const missPart = () => {
    dispatch('vite:preloadError', {});
    fail(new TypeError('Failed to fetch dynamically imported module: /assets/site-1.js'));
  };
  const words = () => (root.textContent ? [root.textContent] : textIn(root.innerHTML));
  return { loads: tab.loads, missModule, missPart, fail, words };
}

/** Runs a classic script as a browser does. */
function run(script: string): void {
  // oxlint-disable-next-line no-eval -- An indirect eval runs in the global scope, like a classic script.
  (0, eval)(script);
}

const textIn = (html: string) =>
  html
    .split(/<[^>]*>/)
    .map((each) => each.replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').trim())
    .filter(Boolean);

/** The text of the application's own error page. */
async function pageTextAfter(failure: Error): Promise<string[]> {
  const Stub = createRoutesStub([{ path: '*', ErrorBoundary: ErrorPage, Component: () => null }]);
  const hydrationData = { errors: { '0': failure } };
  const { prelude } = await prerender(createElement(Stub, { initialEntries: ['/x'], hydrationData }));
  const [, words = ''] = (await new Response(prelude as ReadableStream).text()).split('error-page-words');
  return textIn(`<${words}`);
}

describe.each(['missModule', 'missPart'] as const)('missing start-up code (%s)', (miss) => {
  it('reloads the page, and shows nothing until then', async () => {
    const page = await setup();

    page[miss]();

    expect(page.loads).toEqual(['/Quests?day=1']);
    expect(page.words()).toEqual([]);
  });

  it('shows the text of the error page when it is missing again within ten seconds', async () => {
    const storage = new Map<string, string>();
    const first = await setup({ storage });
    first[miss]();
    vi.advanceTimersByTime(9_999);

    const second = await setup({ storage });
    second[miss]();

    expect(second.loads).toEqual([]);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    expect(second.words()).toEqual(await pageTextAfter(new Error(networkError)));
  });

  it('reloads the page once more after ten seconds', async () => {
    const storage = new Map<string, string>();
    const first = await setup({ storage });
    first[miss]();
    vi.advanceTimersByTime(10_000);

    const second = await setup({ storage });
    second[miss]();

    expect(second.loads).toEqual(['/Quests?day=1']);
  });

  it('shows the error page when the reloaded page takes longer than ten seconds to miss it', async () => {
    const storage = new Map<string, string>();
    const first = await setup({ storage });
    first[miss]();
    vi.advanceTimersByTime(1_000);

    const second = await setup({ storage });
    vi.advanceTimersByTime(20_000);
    second[miss]();

    expect(second.loads).toEqual([]);
    expect(second.words()).toContain(networkError);
  });

  it('shows the error page at once without a network', async () => {
    const page = await setup({ isOnline: false });

    page[miss]();

    expect(page.loads).toEqual([]);
    expect(page.words()).toContain(networkError);
  });

  it('records the reload in the window name where storage is forbidden', async () => {
    const first = await setup({ isStorageForbidden: true });
    first[miss]();
    expect(first.loads).toHaveLength(1);
    const { name } = globalThis as unknown as { name: string };
    vi.advanceTimersByTime(1_000);

    const second = await setup({ isStorageForbidden: true });
    vi.stubGlobal('name', name);
    second[miss]();

    expect(second.loads).toEqual([]);
    expect(second.words()).toContain(networkError);
  });

  it('leaves a prerendered page unchanged', async () => {
    const page = await setup({ isOnline: false, isRendered: true });

    page[miss]();

    expect(page.words()).toEqual([]);
  });
});

it('counts the reload of a missing module for a missing chunk as well', async () => {
  const storage = new Map<string, string>();
  const first = await setup({ storage });
  first.missModule();
  vi.advanceTimersByTime(1_000);
  const second = await setup({ storage });
  second.missPart();

  expect([first.loads, second.loads]).toEqual([['/Quests?day=1'], []]);
});

it('shows nothing during the reload when a second module is missing', async () => {
  const page = await setup();

  page.missModule();
  page.missModule();

  expect(page.loads).toEqual(['/Quests?day=1']);
  expect(page.words()).toEqual([]);
});

it.each([
  ['a picture', { src: '/a.png' }],
  ['a script that is no module', { type: '' }],
  ['the window, of an exception', {}],
])('ignores an error event of %s', async (_what, target) => {
  const page = await setup();

  page.missModule(target);

  expect([page.loads, page.words()]).toEqual([[], []]);
});

it('shows a network error when the fallback script is missing as well', async () => {
  const page = await setup({ isFallbackMissing: true });

  page.missModule();

  expect([page.loads, page.words()]).toEqual([[], [networkError]]);
});

it('shows the message of any other failure as text', async () => {
  const page = await setup();
  const failure = new Error('The page lacks its <root> element.');

  page.fail(failure);

  expect(page.loads).toEqual([]);
  expect(page.words()).toEqual(await pageTextAfter(failure));
});
