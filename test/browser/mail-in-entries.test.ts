import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { callApi } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer, openSignedIn } from './signed-in';

interface Bonuses {
  readonly freeEntry: { readonly postalCode: string };
}

describe('mail-in entries', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun('are recorded by keyboard alone, entry after entry', async () => {
    const player = await openNewPlayer(browser, siteUrl, 'letter-writer@jade.test');
    await player.page.goto(siteUrl);
    const residency = { bornOn: '1990-05-17', state: 'TX', timeZone: 'America/Chicago' };
    await callApi(player.page, siteUrl, 'PUT', '/player/residency', residency);
    const bonuses = await callApi<Bonuses>(player.page, siteUrl, 'GET', '/bonuses');
    const { postalCode } = bonuses.freeEntry;
    const { page, faults, context } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await page.goto(`${siteUrl}/Dashboard/mail-in-entries`);
    const code = page.getByLabel('Code', { exact: true });
    const isFocused = async () => (await code.and(page.locator(':focus')).count()) === 1;
    await expect.poll(isFocused).toBe(true);

    await page.keyboard.type(postalCode);
    await page.keyboard.press('Enter');
    await page.getByText('1 recorded: 1 credited, 0 refused.').waitFor();
    expect(await isFocused()).toBe(true);
    await page.keyboard.type(postalCode);
    await page.keyboard.press('Enter');

    await page.getByText('2 recorded: 1 credited, 1 refused.').waitFor();
    const last = page
      .getByRole('table', { name: 'Entries recorded since you opened this page' })
      .getByRole('row')
      .nth(1);
    expect(await last.innerText()).toContain('The player already has an entry for this day.');
    expect(await last.getByRole('link').innerText()).toBe('letter-writer@jade.test');
    expect(faults).toEqual([]);
    await context.close();
    await player.context.close();
  });
});
