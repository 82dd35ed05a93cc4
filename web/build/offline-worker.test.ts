import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { fillWorker } from './build-stamp';
import { offlinePage, workerScript } from './offline-worker';

const site = 'https://jade.test';

/** Runs the worker as a browser would, with this network. */
function setup(network: (request: object) => Promise<Response>) {
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
    skipWaiting: vi.fn(() => Promise.resolve()),
    registration: { navigationPreload: { enable: vi.fn(() => Promise.resolve()) } },
    clients: { get: (id: string) => Promise.resolve(openPages.has(id) ? { id } : undefined) },
  };
  const openPages = new Set(['page-1', 'page-2']);
  const fetched = vi.fn(network);
  new Function('self', 'fetch', fillWorker(workerScript(), 'b1'))(scope, fetched);

  /** @returns the response of the worker; undefined when it does not handle the request */
  function request(
    request: object,
    preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined),
  ) {
    let answer: Promise<Response> | undefined;
    const pageRequest = {
      mode: 'navigate',
      method: 'GET',
      destination: 'document',
      url: `${site}/slots`,
      ...request,
    };
    listeners.get('fetch')?.({
      request: pageRequest,
      preloadResponse,
      respondWith: (response: Promise<Response>) => (answer = response),
      waitUntil: () => undefined,
    });
    return answer;
  }

  /** @returns what the worker answers, once it has handled a message of this page; undefined for no answer */
  async function send(data: { path: string; file: Blob | null }, page = 'page-1') {
    const answers: unknown[] = [];
    const port = { postMessage: (answer: unknown) => answers.push(answer) };
    let handled: Promise<void> | undefined;
    listeners.get('message')?.({
      data,
      ports: [port],
      source: { id: page },
      waitUntil: (work: Promise<void>) => (handled = work),
    });
    await handled;
    return answers[0];
  }
  return { scope, listeners, fetched, request, send, close: (page: string) => openPages.delete(page) };
}

const online = () => Promise.resolve(new Response('the page', { status: 200 }));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

describe('service worker', () => {
  it('answers a failed page request with the offline page, and forbids caching', async () => {
    const { request } = setup(offline);

    const response = await request({});

    expect(response?.status).toBe(503);
    expect(response?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response?.headers.get('cache-control')).toBe('no-store');
    const html = (await response?.text()) ?? '';
    expect(html).toContain('data-build="b1"');
    expect(html).toMatch(/Nothing is lost[^]*Try again/);
  });

  it.each([200, 404, 503])('passes on every network response: %i', async (status) => {
    const { request } = setup(() => Promise.resolve(new Response(null, { status })));

    expect((await request({}))?.status).toBe(status);
  });

  it('uses the navigation preload response, and sends no second request', async () => {
    const { request, fetched } = setup(offline);

    const response = await request({}, Promise.resolve(new Response('preloaded')));

    expect(await response?.text()).toBe('preloaded');
    expect(fetched).not.toHaveBeenCalled();
    expect((await request({}, Promise.reject(new TypeError('Failed to fetch'))))?.status).toBe(503);
  });

  it.each([
    ['code', { mode: 'cors', destination: 'script' }],
    ['an API response', { mode: 'cors', destination: '' }],
    ['the latest build id', { mode: 'cors', destination: '', url: `${site}/builds/latest.json?1` }],
    ['a picture', { mode: 'no-cors', destination: 'image' }],
    ['a frame', { destination: 'iframe' }],
    ['a submitted form', { method: 'POST' }],
  ])('does not handle %s, online or offline', (_what, request) => {
    for (const network of [online, offline]) expect(setup(network).request(request)).toBeUndefined();
  });

  it('answers the frame of a PDF from memory, as a PDF, until its page releases it', async () => {
    const { request, send, fetched } = setup(offline);
    const path = '/framed-files/1.pdf';
    const frame = { destination: 'iframe', url: `${site}${path}` };

    // A page could hand over any file: none becomes a page of the site.
    expect(await send({ path, file: new Blob(['%PDF-1.7'], { type: 'text/html' }) })).toBe(path);

    const response = await request(frame);
    expect(await response?.text()).toBe('%PDF-1.7');
    expect(Object.fromEntries(response?.headers ?? [])).toEqual({
      'content-type': 'application/pdf',
      'content-security-policy': "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(request({ ...frame, url: `${site}/framed-files/2.pdf` })).toBeUndefined();
    expect(request({ ...frame, destination: 'image', mode: 'no-cors' })).toBeUndefined();
    await send({ path, file: null });
    expect(request(frame)).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('answers the frame of a PDF without waiting for the network', async () => {
    const { request, send } = setup(offline);
    const path = '/framed-files/1.pdf';
    await send({ path, file });

    const response = await request(
      { destination: 'iframe', url: `${site}${path}` },
      new Promise(() => undefined),
    );

    expect(response?.status).toBe(200);
  });

  it('discards the files of a page that has closed when the next message arrives', async () => {
    const { request, send, close } = setup(offline);
    const frameOf = (path: string) => request({ destination: 'iframe', url: `${site}${path}` });
    await send({ path: '/framed-files/1.pdf', file }, 'page-1');
    await send({ path: '/framed-files/2.pdf', file }, 'page-2');

    close('page-1');
    await send({ path: '/framed-files/3.pdf', file }, 'page-2');

    expect(frameOf('/framed-files/1.pdf')).toBeUndefined();
    expect(frameOf('/framed-files/2.pdf')).toBeDefined();
  });

  it('takes no file for another address of the site', async () => {
    const { request, send } = setup(offline);

    expect(await send({ path: '/frames/game.html', file })).toBeUndefined();

    expect(request({ destination: 'iframe', url: `${site}/frames/game.html` })).toBeUndefined();
  });

  it('replaces an older worker at once, and enables navigation preload', () => {
    const { scope, listeners } = setup(online);

    listeners.get('install')?.({});
    listeners.get('activate')?.({ waitUntil: () => undefined });

    expect(scope.skipWaiting).toHaveBeenCalledOnce();
    expect(scope.registration.navigationPreload.enable).toHaveBeenCalledOnce();
  });

  it('changes with each build, and only then', () => {
    expect(fillWorker(workerScript(), 'b1')).toBe(fillWorker(workerScript(), 'b1'));
    expect(fillWorker(workerScript(), 'b1')).not.toBe(fillWorker(workerScript(), 'b2'));
    expect(() => fillWorker('another script', 'b1')).toThrow('no placeholder for the build id');
  });
});

describe('offline page', () => {
  const { html, policy } = offlinePage();

  it('loads nothing, and contains only what its policy allows', () => {
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

  it('fills every placeholder', () => {
    expect(html.replaceAll(/<(style|script)>[^]*?<\/\1>/g, '')).not.toMatch(/\{|<!--/);
  });
});
