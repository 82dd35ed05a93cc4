import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { openPage } from './open-browser';
import { callApi, declareResidency, subOf } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openShopper } from './shopper';
import { openNewPlayer, openSignedIn } from './signed-in';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Elements that are only for screens: bars, menus and controls. */
const screenOnly = 'header.site-header, footer, nav, button, .toasts, .screen-only';

/** Switches to print media and expects dark text on white without screen elements, in every theme. */
async function expectPrintable(page: Page, { sheets }: { sheets: number }): Promise<void> {
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.emulateMedia({ media: 'print' });

  for (const part of await page.locator(screenOnly).all())
    expect(await part.isVisible(), (await part.textContent()) ?? '').toBe(false);
  const colors = await page.evaluate(`[
    getComputedStyle(document.documentElement).backgroundColor,
    ...[document.body, document.querySelector('main :is(h1, h2)')].map((each) => getComputedStyle(each).color),
  ]`);
  expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(sheets);
}

itInFullRun('prints an order as a receipt on one sheet', async () => {
  const shopper = { email: 'print-order@jade.test', sweeps: 5_000 };
  const { page, context } = await openShopper(browser, siteUrl, shopper);
  await callApi(page, siteUrl, 'PUT', '/cart/lines/harbour-cap', { quantity: 2 });
  const { reservation } = await callApi<{ reservation: { id: string } }>(
    page,
    siteUrl,
    'POST',
    '/checkout/reservation',
    {},
  );
  const { order } = await callApi<{ order: { id: string } }>(page, siteUrl, 'POST', '/checkout', {
    reservation: reservation.id,
    acceptedTerms: true,
    address: {
      name: 'Mei Wong',
      line1: '1 Pier Road',
      city: 'Austin',
      state: 'TX',
      postalCode: '73301',
      country: 'US',
    },
  });
  await page.goto(`${siteUrl}/Account/orders/${order.id}`);
  await page.getByRole('heading', { name: 'Order placed', level: 1 }).waitFor();

  await expectPrintable(page, { sheets: 1 });

  const receipt = await page.getByRole('main').innerText();
  for (const text of ['Jade Harbour', order.id, 'Placed ', 'Harbour Cap', 'Qty 2', 'Total', '1 Pier Road'])
    expect(receipt).toContain(text);
  // The receipt spells out the coin, because the coin icons look alike in black.
  expect(receipt).toMatch(/25\.00 Sweeps Coins/);
  await context.close();
});

it('prints terms with the addresses of their links and without surrounding elements', async () => {
  const { page, context } = await openPage(browser);
  await page.goto(`${siteUrl}/static/RewardsTerms`, { waitUntil: 'networkidle' });

  await expectPrintable(page, { sheets: 4 });

  const beside = await page.evaluate(
    `getComputedStyle(document.querySelector('.written a[href="/static/Terms"]'), '::after').content`,
  );
  expect(beside).toContain('/static/Terms');
  await context.close();
});

itInFullRun('prints affiliate statements alone, with the amounts of each month', async () => {
  const { page, context } = await openNewPlayer(browser, siteUrl, 'print-partner@jade.test');
  await becomeAffiliate(page);
  // A real statement exists only in the month after a sale.
  const statement = {
    month: '2026-10',
    carriedInCents: 4_200,
    dueCents: 12_050,
    totalCents: 16_250,
    takenBackCents: 0,
    outcome: 'payable',
    carriedOutCents: 0,
    madeAt: '2026-11-01T00:00:00.000Z',
    payment: null,
  };
  await page.route('**/affiliates/statements', (route) =>
    route.fulfill({
      json: { items: [statement], next: null },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await page.goto(`${siteUrl}/AffiliateDashboard`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Statements' }).waitFor();

  await expectPrintable(page, { sheets: 1 });

  expect(await page.getByRole('row', { name: 'October 2026' }).innerText()).toMatch(
    /\$42\.00\s+\$120\.50\s+\$162\.50/,
  );
  expect(await page.getByText('affiliate program. Amounts in US dollars.').isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'Links and codes' }).isVisible()).toBe(false);
  await context.close();
});

async function becomeAffiliate(page: Page): Promise<void> {
  await declareResidency(page, siteUrl);
  const { rules } = await callApi<{ rules: { termsVersion: string } }>(page, siteUrl, 'GET', '/affiliates');
  await callApi(page, siteUrl, 'POST', '/affiliates/requests', {
    site: 'https://nights-on-paper.test',
    channels: ['blog'],
    taxCountry: 'US',
    audience: 'People who like to read about slots',
    termsVersion: rules.termsVersion,
  });
  const { page: adminPage, context } = await openSignedIn(browser, siteUrl, 'superadmin@jade.test');
  const decision = { decision: 'approve', reason: null };
  await callApi(adminPage, siteUrl, 'POST', `/admin/affiliates/${await subOf(page)}/decisions`, decision);
  await context.close();
}
