import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations, scrollsHorizontally } from './accessibility-violations';
import { devices, openPage } from './open-browser';
import { callApi } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer } from './signed-in';
import { setLossLimit } from './visitor';

const address = `${siteUrl}/static/ResponsibleGaming`;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(devices)('responsible play page on a $device', ({ device, width, height, theme }) => {
  it('explains each tool to a guest, and returns to the tools after the sign-in', async () => {
    const { page, context, faults } = await openPage(browser, { width, height, theme });
    await page.goto(address);
    const tools = page.getByRole('main').getByRole('listitem');

    for (const name of ['Limits', 'Reality check', 'Cost of play', 'Break', 'Self-exclusion'])
      await tools.getByRole('heading', { name, exact: true, level: 3 }).waitFor();
    expect(await page.getByRole('button', { name: 'Exclude me', exact: true }).count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await scrollsHorizontally(page)).toBe(false);
    await page.getByRole('link', { name: 'Sign in to use them' }).click();

    await page.waitForURL('**/Login?*');
    expect(new URL(page.url()).searchParams.get('next')).toBe('/static/ResponsibleGaming#the-tools');
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('calculates the cost of an evening for a guest', async () => {
    const { page, context, faults } = await openPage(browser, { width, height, theme });
    await page.goto(address, { waitUntil: 'networkidle' });
    const evening = page.getByRole('region', { name: 'What an evening costs' });
    const price = evening.getByRole('status');

    await evening.getByLabel('Game').selectOption('roulette');
    await evening.getByLabel('Stake per round').fill('1');
    await evening.getByLabel('Rounds per hour').fill('150');
    await evening.getByLabel('Hours').fill('2');
    await evening.getByLabel('Return to players').fill('97');
    await price.getByText('9.00 SC', { exact: true }).waitFor();
    await price.getByText('300.00 SC', { exact: true }).waitFor();
    expect(await evening.getByLabel('Game').inputValue()).toBe('another');

    await evening.getByLabel('Hours').fill('many');
    await evening.getByText('Enter hours from 0.1 to 24.').waitFor();
    expect(await price.innerText()).not.toContain('9.00 SC');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('lets a player set a limit', async () => {
    const email = `responsible-${device}@jade.test`;
    const { page, context, faults } = await openNewPlayer(browser, siteUrl, email, { width, height, theme });
    await page.goto(address);

    await setLossLimit(page, '99');

    const { limits } = await callApi<{ limits: object[] }>(page, siteUrl, 'GET', '/play-limits');
    expect(limits).toContainEqual(
      expect.objectContaining({ thing: 'loss-gold', period: 'day', most: 99 }) as object,
    );
    expect(await page.getByRole('link', { name: 'Sign in to use them' }).count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await scrollsHorizontally(page)).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });
});
