import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { fillWorker } from './build-stamp';
import { offlinePage, workerScript } from './offline-worker';

const site = 'https://jade.test';

/** Runs the worker as a browser would, with this network. */
function setup(network: (request: object) => Promise<Response>) {
  const heard = new Map<string, (event: object) => void>();
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => void heard.set(type, listener),
    skipWaiting: vi.fn(() => Promise.resolve()),
    registration: { navigationPreload: { enable: vi.fn(() => Promise.resolve()) } },
  };
  const fetched = vi.fn(network);
  new Function('self', 'fetch', fillWorker(workerScript(), 'b1'))(scope, fetched);

  /** @returns what the worker answers; undefined when it leaves the request alone */
  function ask(request: object, preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined)) {
    let answer: Promise<Response> | undefined;
    const asked = {
      mode: 'navigate',
      method: 'GET',
      destination: 'document',
      url: `${site}/slots`,
      ...request,
    };
    heard.get('fetch')?.({
      request: asked,
      preloadResponse,
      respondWith: (response: Promise<Response>) => (answer = response),
    });
    return answer;
  }
  return { scope, heard, fetched, ask };
}

const online = () => Promise.resolve(new Response('the page', { status: 200 }));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the service worker', () => {
  it('answers a page that cannot be fetched with the one that says so, and tells nobody to keep it', async () => {
    const { ask } = setup(offline);

    const response = await ask({});

    expect(response?.status).toBe(503);
    expect(response?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response?.headers.get('cache-control')).toBe('no-store');
    const html = (await response?.text()) ?? '';
    expect(html).toContain('data-build="b1"');
    expect(html).toMatch(/Nothing is lost[^]*Try again/);
  });

  it.each([200, 404, 503])('passes on whatever the network answers: %i', async (status) => {
    const { ask } = setup(() => Promise.resolve(new Response(null, { status })));

    expect((await ask({}))?.status).toBe(status);
  });

  it('takes what the browser asked for while the worker came up, and asks for nothing again', async () => {
    const { ask, fetched } = setup(offline);

    const response = await ask({}, Promise.resolve(new Response('asked before')));

    expect(await response?.text()).toBe('asked before');
    expect(fetched).not.toHaveBeenCalled();
    expect((await ask({}, Promise.reject(new TypeError('Failed to fetch'))))?.status).toBe(503);
  });

  it.each([
    ['code', { mode: 'cors', destination: 'script' }],
    ['an answer of the API', { mode: 'cors', destination: '' }],
    ['the announcement of a build', { mode: 'cors', destination: '', url: `${site}/builds/latest.json?1` }],
    ['a picture', { mode: 'no-cors', destination: 'image' }],
    ['a frame', { destination: 'iframe' }],
    ['a form that is sent', { method: 'POST' }],
  ])('leaves %s alone, online or not', (_what, request) => {
    for (const network of [online, offline]) expect(setup(network).ask(request)).toBeUndefined();
  });

  it('takes over from an older one at once, and lets the browser ask for pages beside it', () => {
    const { scope, heard } = setup(online);

    heard.get('install')?.({});
    heard.get('activate')?.({ waitUntil: () => undefined });

    expect(scope.skipWaiting).toHaveBeenCalledOnce();
    expect(scope.registration.navigationPreload.enable).toHaveBeenCalledOnce();
  });

  it('is another one with each build, and only then', () => {
    expect(fillWorker(workerScript(), 'b1')).toBe(fillWorker(workerScript(), 'b1'));
    expect(fillWorker(workerScript(), 'b1')).not.toBe(fillWorker(workerScript(), 'b2'));
    expect(() => fillWorker('another script', 'b1')).toThrow('no place to name its build');
  });
});

describe('the page for those without a connection', () => {
  const { html, policy } = offlinePage();

  it('loads nothing, and runs and shows only what its policy names', () => {
    expect(html).not.toMatch(/<link|<img| src=|url\(|@import/);
    const parts = [...html.matchAll(/<(style|script)>([^]*?)<\/\1>/g)];
    expect(parts).toHaveLength(3);
    for (const [, kind, text = ''] of parts) {
      const hash = createHash('sha256').update(text).digest('base64');
      const [directive = ''] = policy.split('; ').filter((each) => each.startsWith(`${kind}-src`));
      expect(directive).toContain(`'sha256-${hash}'`);
    }
    expect(policy).toContain("default-src 'none'");
    expect(html).not.toMatch(/ style=| on\w+=/);
  });

  it('leaves no place unfilled', () => {
    expect(html.replaceAll(/<(style|script)>[^]*?<\/\1>/g, '')).not.toMatch(/\{|<!--/);
  });
});
