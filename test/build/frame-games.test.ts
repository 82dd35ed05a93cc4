import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import games from '#content/catalog/games.json' with { type: 'json' };
import { listApplicationPaths } from '../../bin/public-paths';
import { frameGameHeadersByName } from '../../lib/constructs/site-headers';
import { checkFrame } from '../../web/build/frame-check/check-frame';
import { gzippedBytes, staticFindings } from '../../web/build/frame-check/static-findings';
import type { StudioReport } from '../../web/build/studio-check/studio-report';
import { findHeadlessChromium } from '../browser/chromium';
import { openBrowser } from '../browser/shared-browser';
import { readBuiltPage } from '../built-page';
import { itInFullRun } from '../full-run';
import { makeBuiltSite, synthesizeStage } from '../stack/synthesize-stage';
import { makeTemporaryFolder } from '../temporary-folder';
import { type BuiltSite, serveBuiltSite } from './built-site';
import { buildFolder as deployedFolder } from './deployed-build';

const web = join(import.meta.dirname, '../../web');
const frameGames = games.filter(({ kind }) => kind === 'frame').map(({ id }) => id);

/** A game that attempts forbidden actions and posts each outcome to its parent page. */
const hostileFiles = {
  'index.html':
    '<!doctype html><title>A hostile game</title><script type="module" src="./main.js"></script><script>parent.postMessage("inline script ran", "*")</script>',
  'main.js': `
    const post = (what) => parent.postMessage(what, '*');
    const attempt = (what, act) => { try { act(); post(what + ' done'); } catch { post(what + ' refused'); } };
    post('origin ' + origin);
    attempt('storage', () => localStorage.setItem('a', 'b'));
    attempt('cookie', () => { document.cookie = 'a=b'; });
    attempt('reach into the page', () => parent.document.title);
    if (top !== self) attempt('reach the top', () => { top.location.href = '/Login'; });
    attempt('evaluate', () => (0, eval)('1'));
    fetch('/config.json').then(() => post('request done'), () => post('request refused'));
    const picture = new Image();
    picture.onerror = () => post('picture from elsewhere refused');
    picture.onload = () => post('picture from elsewhere done');
    picture.src = 'https://studio.example/a.png';
    post('popup ' + (open('/') ? 'done' : 'refused'));`,
};

/** The parent page of the frame, under the policy of the site. */
const shellFiles = {
  'shell.html':
    '<!doctype html><title>The site</title><link rel="icon" href="data:,"><iframe sandbox="allow-scripts"></iframe><script src="/assets/around.js"></script>',
  'assets/around.js': `
    window.received = [];
    const frame = document.querySelector('iframe');
    addEventListener('message', ({ source, origin, data }) => {
      if (source === frame.contentWindow) received.push({ origin, data });
    });
    frame.src = '/frame-games/' + location.hash.slice(1) + '/index.html';`,
};

let site: BuiltSite;
let browser: Browser;

beforeAll(async () => {
  const buildFolder = makeBuiltSite();
  const put = (file: string, source: string | Uint8Array) => {
    mkdirSync(dirname(join(buildFolder, file)), { recursive: true });
    writeFileSync(join(buildFolder, file), source);
  };
  for (const [file, source] of Object.entries(shellFiles)) put(file, source);
  for (const [file, source] of Object.entries(hostileFiles)) put(`frame-games/hostile/${file}`, source);
  for (const id of frameGames)
    for (const [file, source] of readBuiltPage(deployedFolder, `frame-games/${id}`)) put(file, source);
  const assembly = synthesizeStage('dev', { buildFolder, applicationPaths: listApplicationPaths() });
  site = await serveBuiltSite(assembly.folder, {});
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

describe('frame games of the catalog', () => {
  // A new profile takes longer than a game.
  let shared: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    shared = await openPage();
  });
  afterAll(() => shared.page.close());

  it.each(frameGames)('%s consists of its own files, is small and has no inline code', (id) => {
    const at = `frame-games/${id}`;
    const files = readBuiltPage(deployedFolder, at);

    expect(staticFindings(at, files)).toEqual([]);
    expect(gzippedBytes(files)).toBeLessThan(60_000);
  });

  it.each(frameGames)('%s sends hello in its frame under its deployed policy', async (id) => {
    const { page, faults } = shared;

    await page.goto(`${site.url}/games/frame/${id}#${id}`);
    const messages = await receiveMessages(page, 1);

    expect(messages[0]?.origin).toBe('null');
    expect(JSON.parse(messages[0]?.data ?? '')).toEqual({
      protocol: 'jade-harbour-frame/1',
      type: 'hello',
      gameId: id,
    });
    expect(faults.splice(0)).toEqual([]);
  });
});

describe('a hostile game', () => {
  it('has no origin, storage, network or access to its parent page', async () => {
    const { page } = await openPage();
    await page.goto(`${site.url}/games/frame/hostile#hostile`);

    const messages = await receiveMessages(page, 9);

    expect(messages.map(({ data }) => data).sort()).toEqual(
      [
        'origin null',
        'storage refused',
        'cookie refused',
        'reach into the page refused',
        'reach the top refused',
        'evaluate refused',
        'popup refused',
        'request refused',
        'picture from elsewhere refused',
      ].sort(),
    );
    expect(page.url()).toContain('/games/frame/hostile#hostile');
    await page.close();
  });

  it('has an opaque origin when opened directly', async () => {
    const { page } = await openPage();

    await page.goto(`${site.url}/frame-games/hostile/index.html`);

    expect(await page.evaluate('origin')).toBe('null');
    await page.close();
  });

  it('cannot navigate its frame to another site', async () => {
    const { page } = await openPage();
    await page.goto(`${site.url}/games/frame/hostile#hostile`);
    await receiveMessages(page, 9);
    const frame = page.frames().find((each) => each !== page.mainFrame());

    await frame?.evaluate("location.href = 'https://studio.example/?stolen'");
    await page.waitForEvent('console', (message) => message.text().includes('frame-src'));

    expect(
      page
        .frames()
        .map((each) => each.url())
        .join(),
    ).not.toContain('stolen');
    await page.close();
  });
});

describe('checkFrame', () => {
  const headers = frameGameHeadersByName();
  const browser = findHeadlessChromium();
  /** Failed rules with their details. The bench measures processor time per frame on an idle machine. */
  const failed = ({ rules }: StudioReport) =>
    rules.filter(({ id, status }) => status === 'failed' && id !== 'performance/frames');

  it('plays a valid game with the mouse and by keyboard, and finds no violation', async () => {
    const report = await checkFrame(join(web, 'frame-games/sample'), headers, {
      gameId: 'harbour-wheel',
      browser,
    });

    expect(failed(report)).toEqual([]);
    expect(report.summary['not-checked']).toBe(0);
    expect(report.facts.join()).toContain('Rounds begun: ');
  });

  itInFullRun.each(frameGames)(
    'finds no violation in %s',
    async (id) => {
      expect(failed(await checkFrame(join(web, 'frame-games', id), headers, { browser }))).toEqual([]);
    },
    120_000,
  );

  it('reports a game that stakes by itself, requests a foreign address and has no controls', async () => {
    const folder = makeTemporaryFolder();
    writeFileSync(
      join(folder, 'index.html'),
      '<title>Wrong</title><script type="module" src="./main.js"></script>',
    );
    writeFileSync(join(folder, 'main.js'), misbehavingScript);

    const report = await checkFrame(folder, headers, {
      gameId: 'harbour-wheel',
      playForMs: 2_000,
      browser,
    });

    const found = failed(report);
    expect(found.map(({ id }) => id)).toEqual([
      'files/addresses',
      'page/markup',
      'protocol/messages',
      'protocol/press',
      'protocol/round',
      'browser/errors',
      'accessibility/axe',
      'accessibility/keyboard',
    ]);
    const details = (id: string) => found.find((each) => each.id === id)?.details;
    expect(details('files/addresses')?.[0]).toContain('https://studio.example/news');
    expect(details('protocol/messages')).toEqual(['A message was ignored: wrong-fields.']);
    expect(
      details('browser/errors')?.filter((each) => each.includes('Content Security Policy')),
    ).toHaveLength(2);
    expect(report.verdict).toBe('faulty');
  });

  itInFullRun(
    'reports a game that never sends hello, and lists the rules that it could not check',
    async () => {
      const folder = makeTemporaryFolder();
      writeFileSync(
        join(folder, 'index.html'),
        '<html lang="en"><title>Silent</title><meta name="viewport" content="width=device-width"><main></main></html>',
      );

      const report = await checkFrame(folder, headers, {
        gameId: 'harbour-wheel',
        playForMs: 1_000,
        helloWithinMs: 1_000,
        browser,
      });

      expect(failed(report).map(({ id, details }) => [id, details])).toEqual([
        ['protocol/hello', ['No hello came within 1 s.']],
      ]);
      expect(report.summary['not-checked']).toBeGreaterThan(5);
    },
  );
});

const misbehavingScript = `
  const post = (message) => parent.postMessage(JSON.stringify({ protocol: 'jade-harbour-frame/1', ...message }), '*');
  addEventListener('message', ({ data }) => {
    if (JSON.parse(data).type !== 'welcome') return;
    post({ type: 'ready', by: 'me' });
    post({ type: 'ready' });
    post({ type: 'stake', request: 1, coin: 'gold', stake: JSON.parse(data).table.stake, choice: null });
  });
  post({ type: 'hello', gameId: 'harbour-wheel' });
  fetch('https://studio.example/news').catch(() => undefined);`;

/** Opens a page that records its errors and those of its frames. */
async function openPage(): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, faults };
}

/** Messages of the frame, once this many have arrived. */
async function receiveMessages(page: Page, count: number): Promise<{ origin: string; data: string }[]> {
  await page.waitForFunction(`window.received?.length >= ${count}`);
  return (await page.evaluate('received')) as { origin: string; data: string }[];
}
