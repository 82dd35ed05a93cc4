import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openPage, type PageOptions, type WatchedPage } from '../browser/open-browser';
import { openBrowser } from '../browser/shared-browser';
import { type BuiltSite, serveBuild } from './built-site';

export interface VisitedBuild {
  readonly url: string;
  /** Opens a blank page in a profile of its own. */
  open(options?: PageOptions): Promise<WatchedPage>;
}

/**
 * Serves the suite's build as a stage would, with a browser to visit it, while the tests of a file or of a group run.
 *
 * @param settings  what an operator writes into `cdk.json` for the stage
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
