import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccessibilityViolations, scrollsHorizontally } from './accessibility-violations';
import { devices, openPage } from './open-browser';
import { callApi } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openNewPlayer, openSignedIn } from './signed-in';

const message = 'The third reel stopped later than the others.';

/** Submits the form on a slow connection while typing and pressing again: neither changes the sent text, and it is sent once. */
async function sendOnce(page: Page) {
  const text = page.getByLabel('What happened?');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const keys: (string | undefined)[] = [];
  let goOn = () => undefined as void;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/account/tickets', async (route) => {
    if (route.request().method() === 'POST') {
      keys.push(route.request().headers()['idempotency-key']);
      await held;
    }
    await route.continue();
  });
  await send.click();
  await expect.poll(() => keys.length).toBe(1);
  await text.press('x');
  await send.dispatchEvent('click');
  expect(await text.inputValue()).toBe(message);
  goOn();
  await page.getByText('We have your message.').waitFor();
  await page.unroute('**/account/tickets');
  expect(keys).toHaveLength(1);
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

/** Attaches files by the keyboard's button: one is refused by its content, one is removed again, and one stays. */
async function attachReceipt(page: Page) {
  const add = page.getByRole('button', { name: 'Attach files' });
  const chooser = page.waitForEvent('filechooser');
  await add.focus();
  await page.keyboard.press('Enter');
  await (
    await chooser
  ).setFiles([file('receipt.pdf', pdf), file('wrong.pdf', pdf), file('page.pdf', Buffer.from('<html>'))]);
  await page.getByText('“page.pdf” was not added: it is not a JPEG, PNG, WebP or PDF file.').waitFor();
  await page.getByRole('button', { name: 'Remove wrong.pdf' }).press('Enter');
  await page.getByText('wrong.pdf').waitFor({ state: 'detached' });
  expect(await page.locator(':focus').innerText()).toBe('Attach files');
  await page.getByText('receipt.pdf').waitFor();
}

describe('support tickets', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(devices)(
    'on a $device go from a round through the form to answer, reply and closing',
    { timeout: 120_000 },
    async ({ width, theme }) => {
      const options = { width, theme };
      const email = `writes-${width}@jade.test`;
      const { page, context, faults } = await openNewPlayer(browser, siteUrl, email, options);
      await callApi(page, siteUrl, 'GET', '/wallet');
      await callApi(page, siteUrl, 'POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 });
      const barriers: string[] = [];
      const checkPage = async (on: Page) => {
        barriers.push(...(await findAccessibilityViolations(on)));
        expect(await scrollsHorizontally(on)).toBe(false);
      };

      // The form opens from the round with the round attached.
      await page.goto(`${siteUrl}/Account/history`);
      await page.locator('summary', { hasText: 'HK Slots' }).first().click();
      await page.getByRole('link', { name: 'Something wrong with this round?' }).first().click();
      await page.getByRole('heading', { name: 'Support', level: 1 }).waitFor();
      await page.getByLabel('What is it about?').waitFor();
      expect(await page.getByLabel('What is it about?').inputValue()).toBe('round');
      expect(await page.getByLabel(/^Attach a round/).inputValue()).toMatch(/^round /);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByText('Tell us briefly what happened.').waitFor();
      await page.getByLabel('What happened?').fill(message);
      await checkPage(page);
      await sendOnce(page);
      await page.getByRole('link', { name: 'See your ticket' }).click();
      await page.getByRole('heading', { name: 'Support', level: 1 }).waitFor();
      await page.getByText('Awaiting our reply').first().waitFor();
      await checkPage(page);

      // An admin answers.
      const adminTab = await openSignedIn(browser, siteUrl, 'admin@jade.test', options);
      await adminTab.page.goto(`${siteUrl}/Dashboard/support`);
      await adminTab.page.getByRole('link', { name: message }).first().click();
      await adminTab.page.getByLabel('Priority', { exact: true }).selectOption('High');
      await adminTab.page.getByText('High priority').first().waitFor();
      await adminTab.page.getByLabel('Insert a saved reply').selectOption('Looking into it');
      expect(await adminTab.page.getByLabel('Your answer').inputValue()).toContain('Thank you for writing.');
      await adminTab.page.getByLabel('Your answer').fill('We have looked at it: the draws are in order.');
      await checkPage(adminTab.page);
      const section = adminTab.page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', {
        name: /^Support/,
      });
      const badged = await section.innerText();
      await adminTab.page.getByRole('button', { name: 'Send answer' }).click();
      await adminTab.page.getByText('Awaiting player', { exact: true }).last().waitFor();
      // The badge falls with the work, without another visit.
      await expect.poll(() => section.innerText()).not.toBe(badged);

      // The player reads and replies; then the ticket is closed.
      await page.getByText('We have looked at it: the draws are in order.').waitFor({ timeout: 20_000 });
      await page.getByText('Answered').first().waitFor();
      await page.getByLabel('Your reply').fill('Thank you, all clear.');
      await attachReceipt(page);
      await checkPage(page);
      await page.getByRole('button', { name: 'Send reply' }).click();
      await page.getByRole('listitem').filter({ hasText: 'Thank you, all clear.' }).first().waitFor();
      await page.getByRole('button', { name: /^Download\s+receipt\.pdf/ }).waitFor({ timeout: 20_000 });
      await checkPage(page);
      await adminTab.page.reload();
      await adminTab.page.getByText('Thank you, all clear.').waitFor();
      const download = adminTab.page.waitForEvent('download');
      await adminTab.page.getByRole('button', { name: /^Download\s+receipt\.pdf/ }).click();
      expect((await download).suggestedFilename()).toBe('receipt.pdf');
      await adminTab.page.getByRole('button', { name: 'Close ticket' }).click();
      await adminTab.page.getByText(/^Closed\. The player can reopen/).waitFor();
      await page.getByText(/: solved\.$/).waitFor({ timeout: 20_000 });
      await page.getByText(/^You can reopen this ticket/).waitFor();
      await checkPage(page);

      expect(barriers).toEqual([]);
      expect([...faults, ...adminTab.faults]).toEqual([]);
      await adminTab.context.close();
      await context.close();
    },
  );

  it('invite a guest to sign in and keep the subject in the address', async () => {
    const { page, context, faults } = await openPage(browser, { width: 375 });
    await page.goto(`${siteUrl}/static/Support?about=order&id=o-1`);

    const invitation = page.getByRole('main').getByRole('link', { name: 'Sign in' });
    await invitation.waitFor();

    // The prerendered HTML has no query; the link is complete after hydration.
    const next = 'next=%2Fstatic%2FSupport%3Fabout%3Dorder%26id%3Do-1';
    await expect.poll(() => invitation.getAttribute('href')).toContain(next);
    expect(await page.getByLabel('What happened?').count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
