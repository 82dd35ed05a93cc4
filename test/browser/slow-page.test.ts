import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { openPage } from './open-browser';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer, openSignedIn } from './signed-in';
import { fillAddress, goTo } from './visitor';

/** Runs in the page before its scripts: records each text that a script writes over that of a search field. */
const recordOverwrites = `
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  globalThis.overwrites = [];
  Object.defineProperty(HTMLInputElement.prototype, 'value', {
    ...value,
    set(text) {
      if (this.type === 'search') overwrites.push(value.get.call(this) + ' -> ' + text);
      value.set.call(this, text);
    },
  });`;

/** Slows the processor of a page down like that of a cheap phone. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Holds back requests to an address. @returns lets them go on, or fail */
async function holdRequests(page: Page, address: RegExp): Promise<(how?: 'continue' | 'abort') => void> {
  let release: (how: 'continue' | 'abort') => void = () => {};
  const released = new Promise<'continue' | 'abort'>((resolve) => (release = resolve));
  await page.route(address, async (route) => route[await released]());
  return (how = 'continue') => release(how);
}

describe('typing and pressing ahead of a slow page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun('keeps every letter of a search in the store while its prizes load', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'player@jade.test');
    await page.addInitScript({ content: recordOverwrites });
    await page.goto(`${siteUrl}/RewardsStore`, { waitUntil: 'networkidle' });
    await slowDown(page);

    // The pause after a letter is about as long as the one that starts a search.
    await page.getByLabel('Search prizes').pressSequentially('tea pot', { delay: 230 });
    await page.waitForURL('**/RewardsStore?q=tea+pot');

    expect(await page.evaluate('overwrites')).toEqual([]);
    expect(await page.getByLabel('Search prizes').inputValue()).toBe('tea pot');
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('keeps what an admin types while the orders of another filter load', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await page.goto(`${siteUrl}/Dashboard/orders`);
    const find = page.getByLabel('Search orders');
    await find.waitFor();
    const release = await holdRequests(page, /\/admin\/orders\?.*needs=code/);

    const requested = page.waitForRequest(/\/admin\/orders\?.*needs=code/);
    await page.getByLabel('Needs').selectOption('A gift code');
    await requested;
    await find.pressSequentially('lan');
    release();
    await page.waitForURL('**/Dashboard/orders?needs=code');
    await page.locator('.navigation-progress:not([data-active])').waitFor({ state: 'attached' });
    await page.keyboard.type('tern');

    expect(await find.inputValue()).toBe('lantern');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/Dashboard/orders?needs=code&find=lantern');
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('keeps gift codes as they were sent until the result names their lines', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await page.goto(`${siteUrl}/Dashboard/gift-codes`);
    await page.getByRole('button', { name: 'Add codes' }).first().click();
    const codes = page.getByLabel('Codes, one per line');
    await codes.fill('SLOW-1\nSLOW-2');
    const release = await holdRequests(page, /\/admin\/gift-codes\/.*\/codes$/);

    const requested = page.waitForRequest(/\/admin\/gift-codes\/.*\/codes$/);
    await page.getByRole('button', { name: 'Add 2 codes' }).click();
    await requested;
    await codes.press('Control+End');
    await page.keyboard.type('\nSLOW-3');
    release();

    await page.getByText('2 codes added.').waitFor();
    expect(await codes.inputValue()).toBe('');
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun(
    'stores the last of two choices of a reality check that are made before an answer',
    async () => {
      const { page, context, faults } = await openNewPlayer(browser, siteUrl, 'hasty-1@jade.test');
      await page.goto(`${siteUrl}/Account/limits`);
      const check = page.getByRole('group', { name: 'Every' });
      await check.waitFor();
      const release = await holdRequests(page, /\/play-limits\/reality-check$/);

      const requested = page.waitForRequest(/\/play-limits\/reality-check$/);
      await check.getByText('15 min').click();
      await requested;
      await check.getByText('45 min').click();
      release();

      await page.getByText('Saved. You will see a reality check every 45 minutes.').waitFor();
      expect(await check.getByLabel('45 min').isChecked()).toBe(true);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  itInFullRun('ignores other changes of the addresses until the one under way is answered', async () => {
    const { page, context, faults } = await openNewPlayer(browser, siteUrl, 'hasty-2@jade.test');
    await page.goto(`${siteUrl}/Account/profile`);
    const add = page.getByRole('button', { name: 'Add an address' });
    for (const line1 of ['1 First Street', '2 Second Street']) {
      await add.click();
      await fillAddress(page.getByRole('group', { name: 'Address' }), { line1 });
      await page.getByRole('button', { name: 'Save address' }).click();
      await page.getByRole('button', { name: `Edit ${line1}` }).waitFor();
    }
    const release = await holdRequests(page, /\/account\/addresses$/);

    await page.getByRole('button', { name: 'Remove 1 First Street' }).click();
    // A press by the keyboard does not wait for a button that ignores it.
    await page.getByRole('button', { name: 'Edit 2 Second Street' }).press('Enter');
    await add.press('Enter');
    release();
    await page.getByText('The address was removed.').waitFor();

    await page.getByRole('button', { name: 'Edit 2 Second Street' }).click();
    expect(await page.getByLabel('Street address').inputValue()).toBe('2 Second Street');
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('tells of a break that failed after its dialog was closed', async () => {
    const { page, context } = await openNewPlayer(browser, siteUrl, 'hasty-3@jade.test');
    await page.goto(`${siteUrl}/Account/limits`);
    const release = await holdRequests(page, /\/play-limits\/breaks$/);

    await page.getByRole('button', { name: 'Take a 1-day break' }).click();
    const requested = page.waitForRequest(/\/play-limits\/breaks$/);
    await page.getByRole('button', { name: 'Start my break' }).click();
    await requested;
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    release('abort');

    await page.getByText('A network error has occurred. Your last change may not be saved.').waitFor();
    await context.close();
  });

  itInFullRun('tells of a form that failed after its page was left', async () => {
    const { page, context } = await openNewPlayer(browser, siteUrl, 'hasty-4@jade.test');
    await page.goto(`${siteUrl}/Account/profile`);
    const release = await holdRequests(page, /execute-api.*\/account\/profile$/);

    const requested = page.waitForRequest(/execute-api.*\/account\/profile$/);
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await page.getByRole('button', { name: 'Save name' }).click();
    await requested;
    await goTo(page, '/Account/limits');
    await page.getByRole('group', { name: 'Every' }).waitFor();
    release('abort');

    await page.getByText('A network error has occurred. Your last change may not be saved.').waitFor();
    await context.close();
  });

  itInFullRun('shows the newest addresses after a residency that was sent before them', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'affiliate@jade.test');
    await page.goto(`${siteUrl}/Account/profile`);
    const release = await holdRequests(page, /\/player\/residency$/);

    const requested = page.waitForRequest(/\/player\/residency$/);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await requested;
    await page.getByRole('button', { name: 'Add an address' }).click();
    await fillAddress(page.getByRole('group', { name: 'Address' }), { line1: '3 Third Street' });
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Your address was saved.').waitFor();
    release();
    await page.getByText('Saved.', { exact: true }).waitFor();

    expect(await page.getByRole('button', { name: 'Edit 3 Third Street' }).count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('shows no fault of an earlier code beside the code for another email address', async () => {
    const { page, context } = await openNewPlayer(browser, siteUrl, 'hasty-5@jade.test');
    await page.goto(`${siteUrl}/Account/profile`);
    const address = page.getByLabel('New email address');
    const sendCode = page.getByRole('button', { name: 'Send me a code' });
    await address.fill('hasty-6@jade.test');
    await sendCode.click();
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    const fault = page.getByText('That code is wrong or has expired.');
    await fault.waitFor();

    await page.getByRole('button', { name: 'Use another address' }).click();
    await address.fill('hasty-7@jade.test');
    await sendCode.click();
    await page.getByLabel('Code').waitFor();

    expect(await fault.count()).toBe(0);
    await context.close();
  });

  itInFullRun('sends one sign-up, however often its button is pressed', async () => {
    const { page, context } = await openPage(browser);
    let signUps = 0;
    page.on('request', (request) => {
      if (request.headers()['x-amz-target']?.endsWith('.SignUp')) signUps += 1;
    });
    await page.goto(`${siteUrl}/Login?step=sign-up`);
    await page.getByLabel('Email address').fill('impatient@jade.test');
    await page.getByLabel('Choose a password').fill('Harbour-Night-88');
    await page.getByRole('checkbox').check();
    await slowDown(page);
    // Presses the button whenever it is ready, until the next step replaces it.
    await page.evaluate(`
      const button = document.querySelector('main form [type=submit]');
      new MutationObserver(() => button.isConnected && button.click())
        .observe(button, { attributes: true, attributeFilter: ['aria-disabled'] });
      button.click();`);
    await page.getByLabel('Code').waitFor();

    expect(signUps).toBe(1);
    await context.close();
  });
});
