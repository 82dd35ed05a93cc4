import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { describeInFullRun, itInFullRun } from '../full-run';
import { npmStart, type StartedProduct } from './npm-start';
import { cloneFolder } from './product';
import { openBrowser } from './shared-browser';
import { openSignedIn } from './signed-in';

const waitOptions = { timeout: 60_000 };

describeInFullRun('a start with the demo history', () => {
  let started: StartedProduct;
  let browser: Browser;
  beforeAll(async () => {
    [started, browser] = await Promise.all([npmStart(cloneFolder, ['--built', '--memory']), openBrowser()]);
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await started.stop();
  });

  itInFullRun(
    'shows admins orders, an identity check and tickets, and the affiliate a paid statement',
    async () => {
      const { siteUrl } = started;
      const { page, context } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
      await page.goto(`${siteUrl}/Dashboard/orders`);
      await page
        .getByText(/^Due |^Was due /)
        .first()
        .waitFor(waitOptions);
      await page.goto(`${siteUrl}/Dashboard/identity`);
      await page.getByRole('article').first().waitFor(waitOptions);
      await page.goto(`${siteUrl}/Dashboard/affiliates?state=requested`);
      await page.getByRole('heading', { name: /^Demo / }).waitFor(waitOptions);
      await context.close();

      const affiliate = await openSignedIn(browser, siteUrl, 'affiliate@jade.test');
      await affiliate.page.goto(`${siteUrl}/AffiliateDashboard`);
      await affiliate.page.getByText(/^Paid: ACH demo/).waitFor(waitOptions);
      await affiliate.context.close();
    },
    180_000,
  );
});
