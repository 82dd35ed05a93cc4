import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { npmStart, type Started } from './npm-start';
import { openBrowser, openPage } from './open-browser';

describe('the site as `npm start` serves it, from its sources', () => {
  let started: Started;
  let browser: Browser;
  beforeAll(async () => {
    started = await npmStart(inject('cloneFolder'), ['--memory']);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await started.stop();
  });

  it('leads from Home to the sign-in and, once signed in, to a game, without a fault', async () => {
    const { page, context, faults } = await openPage(browser);

    await page.goto(started.siteUrl);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('E-mail address').fill('player@jade.test');
    await page.getByLabel('Password', { exact: true }).fill('Jade-Harbour-1');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/Login'));

    await page.goto(`${started.siteUrl}/games/PlayHKSlots`);
    await page.getByRole('button', { name: /^Spin/ }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
