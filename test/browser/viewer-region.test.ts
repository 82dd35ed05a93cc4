import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { npmStart, type Started } from './npm-start';
import { openPage } from './open-browser';
import { cloneFolder } from './product';
import { openBrowser } from './shared-browser';
import { demoPassword, signIn } from './visitor';

let started: Started;
let browser: Browser;

beforeAll(async () => {
  [started, browser] = await Promise.all([
    npmStart(cloneFolder, ['--memory', '--viewer', 'US-WA']),
    openBrowser(),
  ]);
  // From sources, every module is transformed when it is first asked for.
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await started?.stop();
});

describe('a player who signs in from a blocked state', () => {
  it(
    'is asked in the game where they live, confirms it in their profile, and plays with Sweeps Coins',
    { timeout: 120_000 },
    async () => {
      const { siteUrl } = started;
      const { page, context, faults } = await openPage(browser);
      const recorded = page.waitForResponse((answer) => answer.url().endsWith('/account/viewer-region'));
      await page.goto(`${siteUrl}/Login`);
      await signIn(page, 'player@jade.test', demoPassword);
      expect((await recorded).status()).toBe(200);

      await page.goto(`${siteUrl}/games/PlayHKSlots`);
      await page.getByRole('radio', { name: 'Sweeps Coins' }).click();
      await page.getByRole('radio', { name: 'Sweeps Coins', checked: true }).waitFor();
      await page.getByRole('button', { name: /^Spin/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Where do you live?' });
      await dialog
        .getByText('You seem to be in Washington. Confirm where you live to play with Sweeps Coins.')
        .waitFor();
      await dialog.getByRole('link', { name: 'Confirm where you live' }).click();

      await page.getByText('You seem to be in Washington.').waitFor();
      await page.getByRole('button', { name: 'Confirm where I live' }).click();
      await page.getByText('Saved.').waitFor();
      await page.getByText('You seem to be in Washington.').waitFor({ state: 'detached' });

      await page.goto(`${siteUrl}/games/PlayHKSlots`);
      const round = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/games/hk-slots/rounds'),
      );
      await page.getByRole('button', { name: /^Spin/ }).click();
      expect((await round).status()).toBe(200);
      // The refused stake of before.
      expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
      await context.close();
    },
  );
});
