import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import { callApi } from './player-api';
import { siteUrl } from './product';
import { openBrowser } from './shared-browser';
import { openShopper } from './shopper';
import { openSignedIn } from './signed-in';
import { headerBalance, fillAddress, password, productRow } from './visitor';

describe('shopping for prizes', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  itInFullRun('keeps the search in the address, and going back undoes each choice', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'regular@jade.test');
    await page.goto(`${siteUrl}/RewardsStore`);
    await page.getByRole('heading', { name: 'Featured prizes' }).waitFor();
    expect((await namesOn(page))[0]).not.toContain('Gold Coins');

    await page.getByRole('link', { name: 'Trips', exact: true }).click();
    await page.waitForURL('**/RewardsStore?category=trips');
    await page.getByLabel('Sort by').selectOption('Price: high to low');
    await page.waitForURL('**/RewardsStore?category=trips&sort=price-down');
    await expect
      .poll(() => namesOn(page))
      .toEqual(['Hong Kong, Five Nights', 'A Week in Hawaii', 'Weekend in San Francisco']);

    await page.goBack();
    await page.waitForURL('**/RewardsStore?category=trips');
    await expect.poll(async () => (await namesOn(page))[0]).toBe('A Week in Hawaii');
    await page.goBack();
    await page.getByRole('heading', { name: 'Featured prizes' }).waitFor();

    await page.getByLabel('Search prizes').fill('zebra');
    await page.getByText('No prizes match.').waitFor();
    await page.waitForURL('**/RewardsStore?q=zebra');
    await page.getByRole('button', { name: 'Show all prizes' }).click();
    await page.getByRole('heading', { name: 'Featured prizes' }).waitFor();

    // Text typed just before a choice is searched together with it.
    await page.getByLabel('Search prizes').fill('tea');
    await page.getByLabel('Sort by').selectOption('Name');
    await page.waitForURL('**/RewardsStore?q=tea&sort=name');
    await expect.poll(() => namesOn(page)).toEqual(['Tea Ceremony Box']);

    await page.goto(`${siteUrl}/RewardsStore?q=jade+mug&sort=name`);
    await expect.poll(() => namesOn(page)).toEqual(['Jade Mug']);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('opens a prize over the store under its own address, and restores the focus', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'regular@jade.test');
    await page.goto(`${siteUrl}/RewardsStore?q=lamp`);
    const card = page.getByRole('link', { name: /Lantern Lamp/ });
    await card.click();
    const prize = page.getByRole('dialog', { name: 'Lantern Lamp' });
    await prize.getByText('Delivery', { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/RewardsStore/lantern-lamp');
    await expect.poll(() => page.title()).toContain('Lantern Lamp');

    await page.goBack();
    await prize.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/RewardsStore');
    const focused = () => page.evaluate<string | null>('document.activeElement?.getAttribute("href")');
    await expect.poll(focused).toBe('/RewardsStore/lantern-lamp?q=lamp');
    await expect.poll(() => page.title()).toContain('Prize Store');

    await page.goto(`${siteUrl}/RewardsStore/lantern-lamp?category=merch`);
    await prize.waitFor();
    await page.keyboard.press('Escape');
    await prize.waitFor({ state: 'hidden' });
    await page.waitForURL('**/RewardsStore?category=merch');

    await page.goto(`${siteUrl}/RewardsStore/no-such-prize`);
    await page.getByRole('dialog', { name: 'Prize not found' }).waitFor();
    await page.getByRole('button', { name: 'Browse prizes' }).click();
    await page.getByRole('heading', { name: 'Featured prizes' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun(
    'keeps a wish list on every device with the progress to each prize, and finds what the player can afford',
    async () => {
      const { page, context, faults } = await openShopper(browser, siteUrl, {
        email: 'wish-list@jade.test',
        sweeps: 2_610,
      });
      await page.goto(`${siteUrl}/RewardsStore?q=tea+ceremony`);
      const heart = page.getByRole('button', { name: 'Tea Ceremony Box is on your wish list' });
      await heart.click();
      await page.getByRole('link', { name: 'View wish list' }).click();
      await page.waitForURL('**/RewardsStore?show=wish-list');
      await expect.poll(() => namesOn(page)).toEqual(['Tea Ceremony Box']);
      const progress = page.getByRole('progressbar', { name: 'Progress to Tea Ceremony Box' });
      expect(await progress.getAttribute('aria-valuetext')).toBe('8.90 SC to go');

      // A prize that was removed by mistake stays on show, and can be added again.
      await heart.click();
      expect(await heart.getAttribute('aria-pressed')).toBe('false');
      await heart.click();
      await page.getByRole('link', { name: /Tea Ceremony Box/ }).click();
      const prize = page.getByRole('dialog', { name: 'Tea Ceremony Box' });
      expect(await prize.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('8.90 SC to go');
      const saved = page.waitForResponse(
        (response) =>
          response.request().method() === 'DELETE' && response.url().includes('/account/saved/wishlist/'),
      );
      await prize.getByRole('button', { name: 'Wish list' }).click();
      await saved;
      await prize.getByRole('progressbar').waitFor({ state: 'hidden' });
      await page.keyboard.press('Escape');
      await page.waitForURL('**/RewardsStore?show=wish-list');
      await page.reload();
      await page.getByText('Your wish list is empty.').waitFor();

      await page.getByRole('button', { name: 'Wish list', exact: true }).click();
      await page.getByRole('button', { name: 'What I can afford' }).click();
      await page.waitForURL('**/RewardsStore?show=affordable');
      const dearest = async () => {
        const prices = await page.locator('.product-card-price .amount').allInnerTexts();
        return Math.max(...prices.map(parseFloat));
      };
      await expect.poll(dearest).toBe(25);
      await page.reload();
      await page.getByRole('button', { name: 'What I can afford', pressed: true }).waitFor();
      await expect.poll(dearest).toBe(25);

      await page.goto(`${siteUrl}/RewardsStore?q=jade+mug`);
      const kept = page.waitForResponse((response) => response.url().includes('/account/saved/wishlist/'));
      await page.getByRole('button', { name: 'Jade Mug is on your wish list' }).click();
      await kept;
      const elsewhere = await openSignedIn(browser, siteUrl, 'wish-list@jade.test', { secret: password });
      await elsewhere.page.goto(`${siteUrl}/RewardsStore?show=wish-list`);
      await expect.poll(() => namesOn(elsewhere.page)).toEqual(['Jade Mug']);
      await elsewhere.context.close();
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  itInFullRun('shows three pictures of a prize by thumbnail, arrow and keyboard, and zooms', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'regular@jade.test');
    await page.goto(`${siteUrl}/RewardsStore/jade-mug`);
    const prize = page.getByRole('dialog', { name: 'Jade Mug' });
    const thumbs = prize.getByRole('list', { name: 'Pictures of Jade Mug' }).getByRole('button');
    const chosen = async () => {
      const pressed = (await thumbs.all()).map((thumb) => thumb.getAttribute('aria-pressed'));
      return (await Promise.all(pressed)).indexOf('true');
    };
    await prize.getByRole('img', { name: 'Jade Mug, picture 1 of 3' }).waitFor();
    expect(await thumbs.count()).toBe(3);

    await thumbs.nth(2).click();
    await expect.poll(chosen).toBe(2);
    await prize.getByRole('button', { name: 'Next picture' }).click();
    await expect.poll(chosen).toBe(0);
    const first = prize.getByRole('button', { name: 'Zoom Jade Mug, picture 1 of 3' });
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(chosen).toBe(1);
    await page.keyboard.press('Enter');

    const zoom = page.locator('.picture-zoom');
    const picture = zoom.getByRole('img', { name: 'Jade Mug, picture 2 of 3' });
    await picture.waitFor();
    const width = async () => (await picture.boundingBox())!.width;
    const fullBrowser = await width();
    await zoom.locator('.picture-zoom-frame').click({ position: { x: 60, y: 60 } });
    await expect.poll(width).toBeCloseTo(fullBrowser * 2.5, 0);
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowRight');
    await zoom.getByText('Picture 3 of 3').waitFor();
    await zoom.getByRole('button', { name: 'Zoom in' }).click();
    await page.keyboard.press('Escape');
    await zoom.waitFor({ state: 'hidden' });
    // The zoom closes alone, and the picture that it showed last is on show.
    await expect.poll(chosen).toBe(2);
    expect(await prize.isVisible()).toBe(true);

    await prize.getByRole('button', { name: 'Zoom Jade Mug, picture 3 of 3' }).click();
    const last = zoom.getByRole('img', { name: 'Jade Mug, picture 3 of 3' });
    await last.waitFor();
    const lastWidth = async () => (await last.boundingBox())!.width;
    await expect.poll(lastWidth).toBeCloseTo(fullBrowser, 0);
    await zoom.locator('.picture-zoom-frame').hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(lastWidth).toBeGreaterThan(fullBrowser * 2);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('shows what is missing for a redemption and where to get it', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'affiliate@jade.test');
    await page.goto(`${siteUrl}/RewardsStore/tea-ceremony-box`);
    const rules = page.getByRole('region', { name: /^Can I redeem/ });

    await rules.getByText('Email address confirmed').waitFor();
    const short = rules.getByRole('listitem').filter({ hasText: ' to go' });
    const redeemable = await page.locator('.store-purse-amount').innerText();
    const missing = 35 - parseFloat(redeemable);
    expect(await short.innerText()).toContain(`${missing.toFixed(2)} SC to go`);
    expect(await short.getByRole('link').getAttribute('href')).toBe('/Coins');
    expect(await rules.getByText(/thing(s are| is) missing/).count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('shows a changed price in the cart, which the player accepts', async () => {
    const { page, context, faults } = await openShopper(browser, siteUrl, {
      email: 'new-price@jade.test',
      sweeps: 9_000,
    });
    const admin = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await page.goto(`${siteUrl}/RewardsStore/neon-tiger-tee`);
    await page.getByRole('button', { name: /^Add one Neon Tiger T-shirt/ }).click();
    await addToCart(page).click();
    await page.getByText('2 × Neon Tiger T-shirt are in your cart.').waitFor();

    await admin.page.goto(`${siteUrl}/Dashboard/products?q=neon`);
    await productRow(admin.page, 'Neon Tiger T-shirt')
      .getByRole('button', { name: /change the price/ })
      .click();
    const price = admin.page.getByLabel('New price of Neon Tiger T-shirt');
    await price.fill('19.25');
    await price.press('Enter');
    // The open prize shows the new price without any action.
    await page.getByRole('dialog').getByText('19.25').first().waitFor();

    await page.goto(`${siteUrl}/shop/Cart`);
    await page.getByText('The price changed from 18.00 SC to 19.25 SC.').waitFor();
    await page.getByRole('button', { name: 'Accept the new price' }).click();
    await page.getByText('The price changed').waitFor({ state: 'hidden' });
    // After the pressed button disappears, the focus moves to its item instead of the top of the document.
    await expect.poll(() => focusedText(page)).toBe('Neon Tiger T-shirt');
    const takeOut = page.getByRole('button', { name: 'Remove Neon Tiger T-shirt from the cart' });
    await takeOut.click();
    await takeOut.waitFor({ state: 'hidden' });
    await expect.poll(() => focusedText(page)).toBe('Your cart');
    expect([...faults, ...admin.faults]).toEqual([]);
    await context.close();
    await admin.context.close();
  });

  itInFullRun('keeps the entered address and consent when the prizes are reserved again', async () => {
    const { page, context, faults } = await openShopper(browser, siteUrl, {
      email: 'holds-again@jade.test',
      sweeps: 9_000,
    });
    await callApi(page, siteUrl, 'PUT', '/cart/lines/harbour-cap', { quantity: 1 });
    const holdFromNowOn = await expireReservations(page);
    await page.goto(`${siteUrl}/shop/Checkout`);
    await page.getByText('the prizes went back to the store').waitFor();
    const fields = ['Full name', 'Street address', 'City', 'State', 'ZIP code'];
    const typed = ['Ada Lee', '12 Pier Road', 'Austin', 'TX', '73301'];
    // The state of the profile.
    expect(await page.getByLabel('State').inputValue()).toBe('TX');
    await fillAddress(page, { line1: '12 Pier Road' });
    const accepted = page.getByRole('checkbox', { name: /^I have read/ });
    await accepted.check();
    expect(await page.getByText('apply to every order').count()).toBe(1);

    holdFromNowOn();
    await page.getByRole('button', { name: 'Reserve again' }).click();
    await page.getByText('the prizes went back to the store').waitFor({ state: 'hidden' });

    await expect.poll(() => focusedText(page)).toBe('Checkout');
    expect(await Promise.all(fields.map((label) => page.getByLabel(label).inputValue()))).toEqual(typed);
    expect(await accepted.isChecked()).toBe(true);
    await page.getByRole('button', { name: /^Redeem/ }).click();
    await page.getByRole('heading', { name: 'Order placed' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('credits Gold Coins at once without an address', async () => {
    const { page, context, faults } = await openShopper(browser, siteUrl, {
      email: 'coins-prize@jade.test',
      sweeps: 2_000,
    });
    await page.goto(`${siteUrl}/RewardsStore?category=coins`);
    await page
      .getByRole('link', { name: /100,000 Gold Coins/ })
      .first()
      .click();
    const before = await headerBalance(page, 'gold');
    await addToCart(page).click();
    await page.getByText('100,000 Gold Coins is in your cart.').waitFor();

    await page.goto(`${siteUrl}/shop/Checkout`);
    await page.getByRole('checkbox').check();
    expect(await page.getByLabel('Full name').count()).toBe(0);
    await page.getByRole('button', { name: /^Redeem/ }).click();

    await page.getByRole('heading', { name: 'Order delivered' }).waitFor();
    await expect.poll(() => headerBalance(page, 'gold')).toBe(before + 100_000);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('shows that an open prize has left the store', async () => {
    const { page, context, faults } = await openSignedIn(browser, siteUrl, 'regular@jade.test');
    const admin = await openSignedIn(browser, siteUrl, 'admin@jade.test');
    await admin.page.goto(`${siteUrl}/Dashboard/products?create=product`);
    await admin.page.getByLabel('Name', { exact: true }).fill('Origami Swan');
    await admin.page.getByLabel('Price in SC').fill('11.00');
    await admin.page.getByLabel('In stock').fill('3');
    await admin.page
      .getByRole('dialog')
      .getByRole('switch', { name: /active/i })
      .check();
    await admin.page.getByRole('button', { name: 'Create product' }).click();
    await admin.page.getByText('Origami Swan is saved.').waitFor();
    const prize = page.getByRole('link', { name: /Origami Swan/ });
    // A search finds a product with a delay: its words are indexed from the product stream.
    await expect.poll(() => isFound(page, prize, 'origami+swan'), { timeout: 30_000 }).toBe(true);
    await prize.click();
    await addToCart(page).waitFor();

    await admin.page.goto(`${siteUrl}/Dashboard/products?q=origami+swan`);
    await admin.page.getByRole('button', { name: 'Delete Origami Swan' }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Delete Origami Swan' }).click();

    await page.getByText('This prize was just removed from the store.').waitFor();
    expect(await addToCart(page).count()).toBe(0);
    expect([...faults, ...admin.faults]).toEqual([]);
    await context.close();
    await admin.context.close();
  });
});

/** The button of the open prize, not of the cards behind it. */
function addToCart(page: Page): Locator {
  return page.getByRole('dialog').getByRole('button', { name: /^Add to cart/ });
}

/** Text of the focused element. */
function focusedText(page: Page): Promise<string | undefined> {
  return page.evaluate<string | undefined>('document.activeElement?.innerText');
}

/** Makes every reservation expired in the API responses. @returns a function that stops this */
async function expireReservations(page: Page): Promise<() => void> {
  let isOver = false;
  await page.route('**/checkout/reservation', async (route) => {
    if (isOver || route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    const { reservation } = (await response.json()) as { reservation: object };
    const lapsed = { ...reservation, id: crypto.randomUUID(), expiresAt: new Date(0).toISOString() };
    return route.fulfill({ response, json: { reservation: lapsed } });
  });
  return () => (isOver = true);
}

/** Searches the store and returns whether the prize is shown. */
async function isFound(page: Page, prize: Locator, query: string): Promise<boolean> {
  await page.goto(`${siteUrl}/RewardsStore?q=${query}`);
  await page.getByText(/^\d+ prizes?$/).waitFor();
  return prize.isVisible();
}

/** Names on the cards, in order. */
function namesOn(page: Page): Promise<string[]> {
  return page.locator('.product-card-name').allInnerTexts();
}
