import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { describeInFullRun, itInFullRun } from '../full-run';
import { dailyDuties } from './duties/daily-duties';
import { orderDuties } from './duties/order-duties';
import { playerDuties } from './duties/player-duties';
import { dutyTable, tryDuty, type TriedDuty } from './duties/try-duty';
import { prepareWorld } from './duties/world';
import { npmStart, type Started } from './npm-start';
import { cloneFolder } from './product';
import { openBrowser } from './shared-browser';
import { openSignedIn } from './signed-in';

const duties = [...dailyDuties, ...orderDuties, ...playerDuties];

/** Beside the demo history, so that every queue has work. Prints the table of clicks and seconds. */
describeInFullRun('the duties of an admin', () => {
  let started: Started;
  let browser: Browser;
  beforeAll(async () => {
    [started, browser] = await Promise.all([npmStart(cloneFolder, ['--built', '--memory']), openBrowser()]);
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await started.stop();
  });

  itInFullRun(
    'each end in their visible result, by focusable controls alone',
    { timeout: 900_000 },
    async () => {
      const { siteUrl } = started;
      const [admin, superadmin] = await Promise.all(
        ['admin@jade.test', 'superadmin@jade.test'].map((email) => openSignedIn(browser, siteUrl, email)),
      );
      if (!admin || !superadmin) throw new Error('No admin signed in');
      const world = await prepareWorld(browser, siteUrl, {
        admin: admin.page,
        email: 'of-the-duties@jade.test',
      });

      const tried: TriedDuty[] = [];
      for (const duty of duties)
        tried.push(await tryDuty(duty.by ? superadmin.page : admin.page, siteUrl, duty, world));

      console.info(dutyTable(tried));
      expect(tried.filter(({ fault }) => fault !== null)).toEqual([]);
      expect(tried.filter(({ isByFocusOnly }) => !isByFocusOnly).map(({ name }) => name)).toEqual([]);
      await Promise.all([admin, superadmin].map(({ context }) => context.close()));
    },
  );
});
