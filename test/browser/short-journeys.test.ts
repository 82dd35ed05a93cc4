import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wrappedHeaders } from './header-heights';
import type { WatchedPage } from './open-browser';
import { callApi, subOf } from './player-api';
import { siteUrl } from './product';
import { reviewDocuments } from './review-documents';
import { openBrowser } from './shared-browser';
import { loseCheckoutResponses, openShopper, redeemPrize } from './shopper';
import { openSignedIn } from './signed-in';
import { fillAddress, openPath } from './visitor';

const email = 'short-journeys@jade.test';
const home = {
  name: 'Ada Lee',
  line1: '7 Short Street',
  city: 'Austin',
  state: 'TX',
  postalCode: '73301',
  country: 'US',
};

/** Runs in the page: the columns of the grid of all games. */
const columnsOfGames =
  "getComputedStyle(document.querySelector('.game-grid')).gridTemplateColumns.split(' ').length";

/** One path through each area whose complete journey runs at full scale only: a form, its effect, and the view of the other side. */
describe('short journeys of a player and an admin', () => {
  let browser: Browser;
  let player: WatchedPage;
  let admin: WatchedPage;
  beforeAll(async () => {
    browser = await openBrowser();
    player = await openShopper(browser, siteUrl, { email, sweeps: 9_000, width: 1440 });
    admin = await openSignedIn(browser, siteUrl, 'superadmin@jade.test', { width: 1440 });
    await callApi(player.page, siteUrl, 'PUT', '/account/addresses', { addresses: [home] });
  });
  afterEach(() => {
    expect([...player.faults.splice(0), ...admin.faults.splice(0)]).toEqual([]);
  });
  afterAll(() => browser.close());

  it('see what can be claimed today, and find a mistyped game from the header of another page', async () => {
    const { page } = player;
    await page.goto(siteUrl);
    await page.getByRole('heading', { name: 'Welcome back', level: 1 }).waitFor();
    const wheel = page
      .getByRole('region', { name: 'Welcome back' })
      .getByRole('link', { name: /^Daily wheel/ });
    expect(await wheel.innerText()).toMatch(/Up to [\d.]+ SC$/);
    await wheel.click();
    await page.waitForURL('**/Coins');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.locator('input:focus').waitFor();
    await page.keyboard.type('tgier');
    await search.getByRole('link', { name: /^Neon Tiger/ }).click();
    await page.waitForURL('**/games/neon-tiger?play=coins');
  });

  it('see six games in a row on a wide screen, and the results of a search at its first letter', async () => {
    const { page } = player;
    await page.goto(siteUrl);
    await page.getByRole('link', { name: /^Daily wheel/ }).waitFor();
    expect(await page.evaluate<number>(columnsOfGames)).toBe(6);
    expect((await page.locator('.game-grid').boundingBox())?.y).toBeGreaterThan(700);

    await page.getByRole('searchbox', { name: 'Search games' }).pressSequentially('n');

    await page.getByText(/^\d+ of \d+ games$/).waitFor({ state: 'attached' });
    const games = page.getByRole('region', { name: 'All games' });
    // Below the header and a small space.
    await expect.poll(async () => (await games.boundingBox())?.y).toBeCloseTo(80, 0);
    const { y, height } = (await page.locator('.game-grid > li').first().boundingBox()) ?? {
      y: NaN,
      height: NaN,
    };
    expect(y + height).toBeLessThanOrEqual(900);
    await page.getByRole('searchbox', { name: 'Search games' }).and(page.locator(':focus')).waitFor();
  });

  it('see balances, notices, search and account in one row of the header of phones and tablets', async () => {
    const { page } = player;
    await openPath(page, siteUrl, '/Coins');
    await page.locator('.site-header [data-balance="sweeps"]').waitFor();

    expect(await wrappedHeaders(page)).toEqual({});
    expect(await page.getByRole('button', { name: 'Search', exact: true }).isVisible()).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('claim the coins of the day and enter for free', async () => {
    const { page } = player;
    await openPath(page, siteUrl, '/Coins');
    await page.getByRole('button', { name: 'Claim today’s coins' }).click();
    await page.getByText('Day 1 of 7 claimed.').waitFor();
    await page.getByRole('button', { name: 'Spin the wheel' }).click();
    await page.getByRole('region', { name: 'Daily wheel' }).getByText('Today you won').waitFor();

    await page.locator('.free-entry-summary').click();
    await fillAddress(page, home);
    await page.getByRole('button', { name: 'Enter for free' }).click();
    await page.getByText('Entry credited:').waitFor();
  });

  it('save a name and reveal a server seed', async () => {
    const { page } = player;
    await openPath(page, siteUrl, '/Account/profile');
    await page.getByLabel('Name', { exact: true }).fill('  Ada  ');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('Your display name is now Ada.').waitFor();

    await openPath(page, siteUrl, '/Account/fairness');
    await page.getByText('No revealed secrets yet.').waitFor();
    const hash = await page.locator('.hash-text').first().innerText();
    await page.getByLabel('New seed').fill('short-journeys');
    await page.getByRole('button', { name: 'Change seed and reveal the secret' }).click();
    // The spin of the wheel was one.
    await page.getByText(/ · 1 round$/).click();
    await page.getByRole('listitem').getByText(hash).waitFor();
  });

  it('see what is wrong at its field, and lose nothing that they typed', async () => {
    const { page, faults } = player;
    const hasFocus = (label: string) => page.getByLabel(label).and(page.locator(':focus')).waitFor();
    await openPath(page, siteUrl, '/Account/profile');
    await page.getByRole('button', { name: 'Add an address' }).click();
    await page.getByLabel('Full name').fill(home.name);
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Enter a street address, up to 100 characters.').waitFor();
    await hasFocus('Street address');

    const leave = () => page.getByRole('link', { name: 'Limits and breaks' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await leave();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    expect(await page.getByLabel('Full name').inputValue()).toBe(home.name);
    await leave();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/Account/limits');

    await openPath(page, siteUrl, '/static/Support');
    const text = page.getByLabel('What happened?');
    await text.fill('Where is my mug?');
    await page.getByLabel('What is it about?').selectOption('order');
    await page.reload();
    await expect.poll(() => text.inputValue()).toBe('Where is my mug?');
    await page.route('**/account/tickets', (route) => {
      const details = [{ field: 'text', message: 'Too short.' }];
      const error = { code: 'request/invalid', message: 'Refused.', details };
      return route.fulfill({ status: 400, json: { error } });
    });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Tell us briefly what happened.').waitFor();
    await hasFocus('What happened?');
    await page.unroute('**/account/tickets');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('We have your message.').waitFor();
    await page.reload();
    await page.getByText('See earlier messages').waitFor();
    expect(await text.inputValue()).toBe('');
    // The browser logs the refused request.
    expect(faults.splice(0)).toEqual([expect.stringContaining('400')]);
  });

  it('request the deletion of an account and cancel it', async () => {
    const { page } = player;
    await openPath(page, siteUrl, '/Account/security');
    const panel = page.getByRole('region', { name: 'Delete your account' });
    await panel.getByRole('button', { name: 'See what happens' }).click();
    await panel.getByRole('checkbox').check();
    await panel.getByRole('button', { name: /^Delete my account on / }).click();
    const banner = page.getByText(/^Your account will be deleted on .*\.$/);
    await banner.waitFor();
    await panel.getByRole('button', { name: 'Keep my account' }).click();

    await page.getByText('Your account will not be deleted. Everything works as before.').waitFor();
    await banner.waitFor({ state: 'detached' });
  });

  it('approve an affiliate, who creates a link', async () => {
    await openPath(player.page, siteUrl, '/AffiliateRequest');
    await player.page.getByLabel('Your site or channel').fill('https://short-journeys.test');
    await player.page.getByLabel('Blog').check();
    await player.page.getByLabel('Your audience').fill('People who like to read about slots');
    await player.page.getByLabel('I have read and accept').check();
    await player.page.getByRole('button', { name: 'Send application' }).click();
    await player.page.getByText('We have your application.').waitFor();

    await openPath(admin.page, siteUrl, '/Dashboard/affiliates');
    const request = admin.page.getByRole('article').filter({ hasText: 'short-journeys.test' });
    await request.getByRole('button', { name: 'Approve' }).click();
    await admin.page.getByText('The affiliate is now approved.').waitFor();

    await openPath(player.page, siteUrl, '/AffiliateDashboard');
    await player.page.getByLabel('New link name').fill('My blog');
    await player.page.getByRole('button', { name: 'Create link' }).click();
    const link = player.page.getByRole('listitem').filter({ hasText: 'My blog' });
    expect(await link.locator('code').innerText()).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
  });

  it('accept the code of another player and refuse the player’s own', async () => {
    const { page } = player;
    const title = { name: 'Friends', level: 1 };
    await openPath(page, siteUrl, '/Account/friends');
    await page.getByRole('heading', title).waitFor();
    const own = await page.locator('output').innerText();
    await page.getByLabel('Your friend’s code').fill(own.toLowerCase());
    await page.getByRole('button', { name: 'Add code' }).click();
    await page.getByText('This is your own code.').waitFor();
    // The browser logs the refused code.
    expect(player.faults.splice(0)).toEqual([expect.stringContaining('409')]);

    await openPath(admin.page, siteUrl, '/Account/friends');
    await admin.page.getByRole('heading', title).waitFor();
    await page.getByLabel('Your friend’s code').fill(await admin.page.locator('output').innerText());
    await page.getByRole('button', { name: 'Add code' }).click();
    await page.getByRole('heading', { name: 'A friend invited you' }).waitFor();
  });

  it('confirm an identity from two uploaded pictures', async () => {
    const { page } = player;
    await openPath(page, siteUrl, '/Account/identity');
    const picture = await page.screenshot({ scale: 'css' });
    for (const document of ['Photo ID', 'Selfie']) {
      const card = page.getByRole('region', { name: document });
      const file = { name: 'picture.png', mimeType: 'image/png', buffer: picture };
      await card.getByLabel(`File for ${document}`).setInputFiles(file);
      await card.getByText('Received', { exact: true }).waitFor();
    }
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await page.getByText(/^In line since/).waitFor();

    await openPath(admin.page, siteUrl, '/Dashboard/identity');
    const card = admin.page.getByRole('article').filter({ hasText: home.line1 });
    await reviewDocuments(card, () => 'Accepted');
    await card.getByRole('button', { name: 'Confirm identity' }).click();
    await admin.page.getByText('Identity confirmed.').waitFor();

    await page.reload();
    await page.getByRole('listitem').filter({ hasText: 'Confirmed' }).locator('svg.lucide-check').waitFor();
  });

  it('publish the odds of a mystery prize, redeem it and show what was drawn', async () => {
    const adminPage = admin.page;
    await openPath(adminPage, siteUrl, '/Dashboard/draws');
    await adminPage.getByLabel('Mystery prize', { exact: true }).selectOption('mystery-chest');
    const prize = adminPage.getByRole('region', { name: 'Open a draw' }).getByLabel('Prize', { exact: true });
    await prize.fill('A trip');
    const sections = adminPage.getByRole('navigation', { name: 'Dashboard' });
    await sections.getByRole('link', { name: /^Orders/ }).click();
    const leave = adminPage.getByRole('dialog', { name: 'Leave without saving?' });
    await leave.getByRole('button', { name: 'Keep editing' }).click();
    await leave.waitFor({ state: 'hidden' });
    expect(await prize.inputValue()).toBe('A trip');
    await prize.fill('');

    const fieldOf = (outcome: number, label: string) =>
      adminPage.getByRole('group', { name: `Outcome ${outcome}` }).getByLabel(label, { exact: true });
    const hasFocus = (field: Locator) => field.and(adminPage.locator(':focus')).waitFor();
    const publish = adminPage.getByRole('button', { name: 'Publish odds' });
    const weight = 'Weight (total 10,000)';
    await fieldOf(1, 'Gold Coins').fill('180000');
    await fieldOf(1, weight).fill('7500');
    await fieldOf(2, 'Gold Coins').fill('500,000,000');
    await fieldOf(2, weight).fill('2499');
    await publish.click();
    await adminPage.getByText('Enter whole Gold Coins from 1 to 100,000,000.').waitFor();
    await hasFocus(fieldOf(2, 'Gold Coins'));
    await fieldOf(2, 'Gold Coins').fill('220000');
    await publish.click();
    const sum = adminPage.getByText('The weights add up to 9,999 and must add up to 10,000.');
    await sum.waitFor();
    await hasFocus(fieldOf(2, weight));
    await fieldOf(1, weight).fill('7501');
    await sum.waitFor({ state: 'detached' });
    await fieldOf(1, weight).fill('7500');
    await fieldOf(2, weight).fill('2500');
    await publish.click();
    await adminPage
      .getByRole('dialog')
      .getByRole('button', { name: /^Publish/ })
      .click();
    await adminPage.getByText('is published.').waitFor();

    const { page } = player;
    await openPath(page, siteUrl, '/RewardsStore/mystery-chest');
    const odds = page.getByRole('table', { name: /their odds/ });
    expect(await odds.getByRole('row').nth(2).innerText()).toMatch(/220,000[\s\S]*25\s?%[\s\S]*1 in 4/);
    await redeemPrize(page, siteUrl, 'mystery-chest');
    const drawn = page.getByRole('region', { name: 'Your mystery prize' }).getByRole('listitem').first();
    expect(await drawn.innerText()).toMatch(/180,000|220,000/);
  });

  it('approve an order, which its player sees', async () => {
    const { page } = player;
    await redeemPrize(page, siteUrl, 'tea-ceremony-box');
    const order = new URL(page.url()).pathname.split('/').at(-1)!;

    await openPath(admin.page, siteUrl, '/Dashboard/orders');
    const row = admin.page.getByRole('link', { name: /Tea Ceremony Box/ }).last();
    const bar = admin.page.getByRole('group', { name: 'Selected orders' });
    await admin.page.setViewportSize({ width: 360, height: 480 });
    await row.waitFor();
    await admin.page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await admin.page.keyboard.press('k');
    const top = await row.boundingBox();
    const above = await bar.boundingBox();
    expect(top!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
    await admin.page.setViewportSize({ width: 1440, height: 900 });
    await row.click();
    const dialog = admin.page.getByRole('dialog', { name: `Order ${order}` });
    await dialog.getByRole('button', { name: 'Approve', exact: true }).first().click();
    await dialog.locator('form').getByRole('button', { name: 'Approve', exact: true }).click();

    await page.getByRole('heading', { name: 'Order approved', level: 1 }).waitFor();
  });

  it('see the placed order when its response was lost, and pay once', async () => {
    const { page } = player;
    await callApi(page, siteUrl, 'PUT', '/cart/lines/harbour-cap', { quantity: 1 });
    await page.goto(`${siteUrl}/shop/Checkout`);
    await page.getByRole('checkbox', { name: /^I have read/ }).check();
    const restore = await loseCheckoutResponses(page);
    await page.getByRole('button', { name: /^Redeem/ }).click();
    await page.getByText('A network error has occurred.').waitFor();
    await restore();
    const orders = await callApi<object>(page, siteUrl, 'GET', '/orders?limit=10');
    await page.getByRole('button', { name: /^Redeem/ }).click();
    await page.getByRole('heading', { name: 'Order placed' }).waitFor();

    expect(await callApi(page, siteUrl, 'GET', '/orders?limit=10')).toEqual(orders);
    // The browser logs each lost response.
    expect(player.faults.splice(0).filter((fault) => !fault.includes('ERR_CONNECTION_RESET'))).toEqual([]);
  });

  it('suspend a player with a reason and lift the suspension', async () => {
    const id = await subOf(player.page);
    await openPath(admin.page, siteUrl, '/Dashboard/players');
    await admin.page.getByLabel('Find a player').fill('short-journeys@');
    await admin.page.getByRole('button', { name: 'Find' }).click();
    const found = admin.page.getByRole('list', { name: 'Players found' }).getByRole('link');
    await found.filter({ hasText: 'short-journeys@' }).first().click();
    await admin.page.waitForURL(`**/${id}`);
    await admin.page.getByLabel('Reason for suspension (shown to player)').selectOption('payment-review');
    await admin.page.getByLabel('Note for the audit log').fill('Chargeback announced by the bank');
    await admin.page.getByRole('button', { name: 'Suspend', exact: true }).click();
    await admin.page.getByRole('button', { name: 'Suspend player' }).click();
    await admin.page.getByText('Player suspended. They can see the reason.').waitFor();

    // A page that is open learns of the suspension at its next request only.
    await player.page.goto(`${siteUrl}/Account`);
    await player.page.getByText('We are reviewing one of your payments.').waitFor();

    await admin.page.getByLabel('Note for the audit log').fill('Settled with the bank');
    await admin.page.getByRole('button', { name: 'Lift suspension' }).click();
    await admin.page.getByText('Suspension lifted.').waitFor();
    await admin.page.getByRole('link', { name: 'Admin activity' }).click();
    const acts = admin.page.getByRole('group', { name: 'Admin activity' }).locator('tbody').getByRole('row');
    await acts.filter({ hasText: 'Settled with the bank' }).waitFor();
  });
});
