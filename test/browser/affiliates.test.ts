import { PNG } from 'image-size/types/png';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { findAccessibilityViolations, scrollsHorizontally } from './accessibility-violations';
import { devices, openPage } from './open-browser';
import { callApi, declareResidency } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer, openSignedIn } from './signed-in';
import { signUpUntilWelcome } from './visitor';

/** Leaves time for effects of streams on a busy machine. */
const waitOptions = { timeout: 30_000, interval: 500 };
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function expectAccessible(page: Page) {
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await scrollsHorizontally(page)).toBe(false);
}

/** Opens the QR code of a link in both themes, and downloads it as SVG and PNG. */
async function downloadsQrCode(page: Page, code: string) {
  await page.getByRole('button', { name: 'QR code of the link My blog' }).click();
  const dialog = page.getByRole('dialog', { name: 'QR code of the link My blog' });
  await dialog.getByRole('img', { name: `QR code that opens ${siteUrl}/?ref=${code}` }).waitFor();
  for (const theme of ['light', 'dark']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    await expectAccessible(page);
  }
  const download = async (format: string) => {
    const started = page.waitForEvent('download', (each) =>
      each.suggestedFilename().endsWith(`-qr-${code}.${format.toLowerCase()}`),
    );
    await dialog.getByRole('button', { name: `Download ${format}` }).click();
    // A browser on another connection has no path for its downloads.
    const file = await (await started).createReadStream();
    return Buffer.concat(await file.toArray());
  };
  expect((await download('SVG')).toString()).toMatch(/^<svg /);
  // A version 3 code with its quiet zone has 37 modules of 20 pixels.
  expect(PNG.calculate(await download('PNG'))).toEqual({ width: 740, height: 740 });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Enters a postback URL, reads its secret once, and sends a test. */
async function entersPostback(page: Page) {
  await page.getByLabel('Postback URL').fill('http://tracker.invalid/');
  await page.getByRole('button', { name: 'Save URL' }).click();
  await page.getByText('Enter an https URL of a public host, with placeholders from the list.').waitFor();
  await page.getByLabel('Postback URL').fill('https://tracker.invalid/p?id={event_id}');
  await page.getByRole('button', { name: 'Save URL' }).click();
  await page.getByText('Copy your signing secret now. We show it only once.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByRole('row').filter({ hasText: 'Test' }).filter({ hasText: 'Waiting' }).waitFor();
  await page.getByText('Placeholders and signature').click();
  for (const theme of ['light', 'dark']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    await expectAccessible(page);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Turn off postbacks' }).waitFor();
  expect(await page.getByText('Copy your signing secret now.').count()).toBe(0);
}

/** Turns postbacks off; the panel then has the focus in place of the button. */
async function turnsPostbacksOff(page: Page) {
  await page.getByRole('button', { name: 'Turn off postbacks' }).click();
  await page.getByText('Postbacks are turned off.').waitFor();
  expect(await page.evaluate<string>('document.activeElement.querySelector("h2")?.textContent')).toBe(
    'Postbacks',
  );
}

const unavailable = JSON.stringify({ error: { code: 'request/unavailable', message: 'Try again.' } });

const affiliateCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'jade-harbour.partner');

describe.each(devices)('on a $device', ({ device, ...view }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  const still = { ...view, userAgent };

  itInFullRun(
    'an affiliate applies, is approved, shares a link and sees its clicks and sign-ups',
    { timeout: 240_000 },
    async () => {
      const mei = await openNewPlayer(browser, siteUrl, `partner-${device}@jade.test`, still);
      await declareResidency(mei.page, siteUrl);
      await mei.page.goto(`${siteUrl}/AffiliateDashboard`);
      await mei.page.getByRole('link', { name: 'Become an affiliate' }).click();
      await mei.page.getByRole('button', { name: 'Send application' }).click();
      await mei.page.getByText('Choose at least one.').waitFor();
      await expectAccessible(mei.page);
      await mei.page.getByLabel('Your site or channel').fill(`https://nights-${device}.test`);
      await mei.page.getByLabel('Blog').check();
      await mei.page.getByLabel('Your audience').fill('People who like to read about slots');
      await mei.page.getByLabel('I have read and accept').check();
      await mei.page.getByRole('button', { name: 'Send application' }).click();
      await mei.page.getByText('We have your application.').waitFor();
      await expectAccessible(mei.page);

      const ada = await openSignedIn(browser, siteUrl, 'superadmin@jade.test', still);
      await ada.page.goto(`${siteUrl}/Dashboard/affiliates`);
      const request = ada.page.getByRole('article').filter({ hasText: `nights-${device}.test` });
      await request.waitFor();
      await expectAccessible(ada.page);
      await request.getByRole('button', { name: 'Approve' }).click();
      await ada.page.getByText('The affiliate is now approved.').waitFor();

      await mei.page.goto(`${siteUrl}/AffiliateDashboard`);
      await mei.page.getByLabel('New link name').fill('My blog');
      await mei.page.getByRole('button', { name: 'Create link' }).click();
      const code = await mei.page
        .getByRole('listitem')
        .filter({ hasText: 'My blog' })
        .locator('code')
        .innerText();
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
      await mei.page.getByRole('img', { name: /^Clicks with consent, sign-ups/ }).waitFor();
      for (const theme of ['light', 'dark', view.theme]) {
        await mei.page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
        await expectAccessible(mei.page);
      }

      await downloadsQrCode(mei.page, code);

      // A section that fails does not affect the others and loads on retry.
      await mei.page.route('**/affiliates/accruals', (route) =>
        route.fulfill({ status: 503, body: unavailable }),
      );
      await mei.page.reload();
      await mei.page.getByText('The service did not respond.').waitFor();
      await mei.page.getByRole('listitem').filter({ hasText: 'My blog' }).waitFor();
      await mei.page.getByRole('heading', { name: 'Statements' }).waitFor();
      expect(await mei.page.getByRole('link', { name: 'Become an affiliate' }).count()).toBe(0);
      await expectAccessible(mei.page);
      await mei.page.unroute('**/affiliates/accruals');
      await mei.page.getByRole('button', { name: 'Try again' }).click();
      await mei.page.getByRole('heading', { name: 'Commissions', exact: true }).waitFor();
      expect(mei.faults.splice(0).filter((fault) => !fault.includes('503'))).toEqual([]);

      const unwilling = await openPage(browser, still);
      await unwilling.page.goto(`${siteUrl}/blog?ref=${code}`);
      await unwilling.page.getByRole('button', { name: 'No, thanks' }).click();
      expect(await affiliateCookie(unwilling.page)).toBeUndefined();

      const ann = await openPage(browser, still);
      await ann.page.goto(`${siteUrl}/?ref=${code}`);
      await ann.page.getByText('You followed an affiliate link.').waitFor();
      await expectAccessible(ann.page);
      expect(await affiliateCookie(ann.page)).toBeUndefined();
      await ann.page.getByRole('button', { name: 'Yes, remember it' }).click();
      await expect.poll(async () => (await affiliateCookie(ann.page))?.value, waitOptions).toContain(code);
      await ann.page.goto(`${siteUrl}/Login?step=sign-up`);
      await signUpUntilWelcome(ann.page, siteUrl, `ann-of-${device}@jade.test`);
      await ann.page.getByText('It counts for the affiliate, who never learns who you are.').waitFor();
      expect(await affiliateCookie(ann.page)).toBeUndefined();

      await expect
        .poll(async () => {
          await mei.page.reload();
          await mei.page.getByRole('term').first().waitFor();
          const names = await mei.page.getByRole('term').allInnerTexts();
          const values = await mei.page.getByRole('definition').allInnerTexts();
          return names.map((name, index) => `${name}: ${values[index]}`).slice(0, 3);
        }, waitOptions)
        .toEqual(['Clicks with consent: 1', 'Visitors: 1', 'Sign-ups: 1']);
      await mei.page.getByRole('cell', { name: 'Sign-up' }).waitFor();
      await expectAccessible(mei.page);

      await mei.page.getByLabel('PayPal email address').fill(`mei-of-${device}@harbor.test`);
      await mei.page.getByRole('button', { name: 'Save payout details' }).click();
      await mei.page.getByText('Payout details saved.').waitFor();
      await entersPostback(mei.page);
      await mei.page.getByText('PayPal: m•••@harbor.test').waitFor();
      await expectAccessible(mei.page);
      await turnsPostbacksOff(mei.page);

      // An admin reverses the commission of a stolen payment, and the affiliate sees the reason.
      await declareResidency(ann.page, siteUrl);
      const bought = await callApi<{ purchase: { id: string } }>(
        ann.page,
        siteUrl,
        'POST',
        '/coins/purchases',
        {
          packageId: 'coins-999',
        },
      );
      const outcomes = `/coins/sandbox/${encodeURIComponent(bought.purchase.id)}/outcomes`;
      await callApi(ann.page, siteUrl, 'POST', outcomes, { outcome: 'pay' });
      await ada.page.goto(`${siteUrl}/Dashboard/affiliates?state=approved`);
      const card = ada.page.getByRole('article').filter({ hasText: `nights-${device}.test` });
      await card.getByRole('button', { name: 'Mark tax form as received' }).click();
      await card.getByText('W-9 (United States): received').waitFor();
      const takeBack = card.getByRole('button', { name: /^Reverse \$/ });
      await expect
        .poll(async () => {
          await ada.page.reload();
          await card.getByRole('button', { name: 'Show commissions' }).click();
          await card.getByRole('table').waitFor();
          return takeBack.count();
        }, waitOptions)
        .toBe(1);
      await expectAccessible(ada.page);
      await takeBack.click();
      await ada.page.getByLabel('Reason').last().selectOption('stolen-payment');
      await expectAccessible(ada.page);
      await ada.page.getByRole('button', { name: 'Reverse commission' }).click();
      await card.getByText('Commission reversed.').waitFor();
      await card.getByRole('cell', { name: 'Stolen payment' }).waitFor();
      expect(await takeBack.count()).toBe(0);
      await mei.page.reload();
      await mei.page.getByRole('cell', { name: 'Stolen payment' }).waitFor();

      expect([...mei.faults, ...ada.faults, ...ann.faults, ...unwilling.faults]).toEqual([]);

      // In a blocked state the links are hidden; the metrics stay.
      await declareResidency(mei.page, siteUrl, 'CA');
      await mei.page.reload();
      await mei.page.getByText('Affiliate links are not available in your state.').waitFor();
      expect(await mei.page.getByLabel('New link name').count()).toBe(0);
      await mei.page.getByRole('cell', { name: 'Stolen payment' }).waitFor();
      await expectAccessible(mei.page);
      // The browser logs the refused request for links; there is no other fault.
      expect(mei.faults).toEqual([expect.stringContaining('409')]);
    },
  );
});
