import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openPage, type PageOptions, type WatchedPage } from '../browser/open-browser';
import { openBrowser } from '../browser/shared-browser';
import { type BuiltSite, serveBuild } from './built-site';

export interface VisitedBuild {
  readonly url: string;
  /** Opens a blank page in a new profile. */
  open(options?: PageOptions): Promise<WatchedPage>;
}

/**
 * Serves the build of the suite like a stage and opens a browser for the tests of a file or group.
 *
 * @param settings  settings of the stage in `cdk.json`
 */
export function visitBuild(settings?: object): VisitedBuild {
  let site: BuiltSite;
  let browser: Browser;
  beforeAll(async () => {
    site = await serveBuild(settings);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  return {
    get url() {
      return site.url;
    },
    open: (options) => openPage(browser, options),
  };
}
