import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { describeInFullRun, itInFullRun } from '../full-run';
import { dailyTasks } from './admin-tasks/daily-tasks';
import { orderTasks } from './admin-tasks/order-tasks';
import { playerTasks } from './admin-tasks/player-tasks';
import { taskTable, runTask, type TaskResult } from './admin-tasks/run-task';
import { prepareTaskData } from './admin-tasks/task-data';
import { npmStart, type StartedProduct } from './npm-start';
import { cloneFolder } from './product';
import { openBrowser } from './shared-browser';
import { openSignedIn } from './signed-in';

const tasks = [...dailyTasks, ...orderTasks, ...playerTasks];

/** Runs on the demo history, so that every queue has entries. Prints the table of clicks and seconds. */
describeInFullRun('the tasks of an admin', () => {
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
    'reach their visible results through focusable controls only',
    { timeout: 900_000 },
    async () => {
      const { siteUrl } = started;
      const [admin, superadmin] = await Promise.all(
        ['admin@jade.test', 'superadmin@jade.test'].map((email) => openSignedIn(browser, siteUrl, email)),
      );
      if (!admin || !superadmin) throw new Error('No admin signed in');
      const data = await prepareTaskData(browser, siteUrl, {
        admin: admin.page,
        email: 'admin-tasks@jade.test',
      });

      const results: TaskResult[] = [];
      for (const task of tasks)
        results.push(await runTask(task.role ? superadmin.page : admin.page, siteUrl, task, data));

      console.info(taskTable(results));
      expect(results.filter(({ fault }) => fault !== null)).toEqual([]);
      expect(results.filter(({ usesKeyboardOnly }) => !usesKeyboardOnly).map(({ name }) => name)).toEqual([]);
      await Promise.all([admin, superadmin].map(({ context }) => context.close()));
    },
  );
});
