import type { Browser } from 'playwright-core';
import { launchBrowser, type PageOptions } from '../browser/open-browser';
import { openSignedIn } from '../browser/signed-in';
import type { Figure } from './figure';
import { openFront } from './http2-front';
import { loadPage, type PageLoad } from './page-load';
import type { Sizes } from './sizes';

interface Page {
  readonly name: string;
  readonly path: string;
  readonly isHtml: boolean;
  readonly isPlayer?: true;
  readonly visits: number;
}

const pages: readonly Page[] = [
  { name: 'Home', path: '/', isHtml: true, visits: 1 },
  { name: 'a post', path: '/blog/post/nothing-almost-won', isHtml: true, visits: 1 },
  { name: 'a page of text', path: '/static/HowToPlaySlots', isHtml: true, visits: 1 },
  { name: 'Prize store for strangers', path: '/RewardsStore', isHtml: false, visits: 1 },
  { name: 'Prize store', path: '/RewardsStore', isHtml: false, isPlayer: true, visits: 1 },
  // A signed-in player has visited before.
  { name: 'Prize store again', path: '/RewardsStore', isHtml: false, isPlayer: true, visits: 2 },
];

/**
 * Opens pages of the built site on a slow phone and network, several times. Other load can only lengthen the times: the result is the
 * lower quartile, which occasional stalls do not affect. The main thread is measured in CPU time; paints are wall-clock times.
 */
export async function measurePageTraces(
  { loads: count }: Sizes['pages'],
  siteUrl: string,
): Promise<Figure[]> {
  const front = await openFront(siteUrl);
  const browser = await launchBrowser({ fullBrowser: true, flags: [front.trust] });
  try {
    const storageState = await storageOfPlayer(browser, siteUrl, front.url);
    const figures: Figure[] = [];
    for (const page of pages) {
      const options = { visits: page.visits, ...(page.isPlayer && { storageState }) };
      const loads: PageLoad[] = [];
      for (let run = 0; loads.length < count; run += 1) {
        if (run === 2 * count) throw new Error(`${page.name}: most traces have lost when it was seen.`);
        const load = await loadPage(browser, front.url + page.path, options);
        if (load) loads.push(load);
      }
      figures.push(...figuresOf(page, loads));
    }
    return figures;
  } finally {
    await browser.close();
    await front.close();
  }
}

function figuresOf({ name, isHtml }: Page, loads: readonly PageLoad[]): Figure[] {
  const of = (part: keyof PageLoad) => quartile(loads.map((load) => load[part]));
  return [
    {
      name: `${name}: first paint`,
      value: of('firstPaintMs'),
      unit: 'ms',
      ...(isHtml && { atMost: 1_000 }),
    },
    { name: `${name}: largest paint`, value: of('largestPaintMs'), unit: 'ms', atMost: 1_800 },
    { name: `${name}: shifts of 1,000`, value: of('shift') * 1_000, unit: '', atMost: 20 },
    { name: `${name}: main thread blocked`, value: of('blockedMs'), unit: 'ms', atMost: 100 },
  ];
}

/** Storage state of a sign-in, moved to another origin of the same site. */
async function storageOfPlayer(
  browser: Browser,
  siteUrl: string,
  frontUrl: string,
): Promise<NonNullable<PageOptions['storageState']>> {
  const { context } = await openSignedIn(browser, siteUrl, 'player@jade.test');
  const { cookies, origins } = await context.storageState();
  await context.close();
  return { cookies, origins: origins.map((each) => ({ ...each, origin: frontUrl })) };
}

function quartile(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 4)] ?? NaN;
}
