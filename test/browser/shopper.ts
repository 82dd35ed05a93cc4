import type { Browser, Page } from 'playwright-core';
import type { PageOptions, WatchedPage } from './open-browser';
import { callApi, declareResidency, subOf } from './player-api';
import { openNewPlayer, openSignedIn } from './signed-in';
import { goTo } from './visitor';

/** Maximum that one superadmin may add without approval, in hundredths of a Sweeps Coin. */
const maxWithoutApproval = 10_000;

/**
 * Opens a blank page of a new adult player from Texas with redeemable coins, independent of the seeded accounts that other test files use.
 *
 * @param sweeps  redeemable Sweeps Coins in hundredths
 */
export async function openShopper(
  browser: Browser,
  siteUrl: string,
  { email, sweeps, ...options }: PageOptions & { email: string; sweeps: number },
): Promise<WatchedPage> {
  const shopper = await openNewPlayer(browser, siteUrl, email, options);
  await declareResidency(shopper.page, siteUrl);
  const superadmin = await openSignedIn(browser, siteUrl, 'superadmin@jade.test');
  const player = `/admin/players/${await subOf(shopper.page)}`;
  const adjustment = {
    account: 'player:sweeps-redeemable',
    amount: sweeps,
    reason: 'Won in an earlier season',
  };
  if (sweeps <= maxWithoutApproval)
    await callApi(superadmin.page, siteUrl, 'POST', `${player}/adjustments`, adjustment);
  else {
    const { request } = await callApi<{ request: { id: string } }>(
      superadmin.page,
      siteUrl,
      'POST',
      `${player}/adjustment-requests`,
      adjustment,
    );
    const second = await openSignedIn(browser, siteUrl, 'second@jade.test');
    await callApi(second.page, siteUrl, 'POST', `/admin/approvals/${request.id}/approval`, {});
    await second.context.close();
  }
  await superadmin.context.close();
  return shopper;
}

/**
 * Adds a prize without delivery to the cart from its page and redeems it.
 *
 * @returns when the order is shown
 */
export async function redeemPrize(page: Page, siteUrl: string, product: string): Promise<void> {
  await page.goto(`${siteUrl}/RewardsStore/${product}`);
  await page.getByRole('dialog').getByRole('button', { name: /cart/i }).first().click();
  await page
    .getByText(/in your cart/)
    .first()
    .waitFor();
  await goTo(page, '/shop/Checkout');
  await page.getByRole('checkbox', { name: /^I have read/ }).check();
  await page.getByRole('button', { name: /^Redeem/ }).click();
  await page.waitForURL('**/Account/orders/**');
}

/** Lets checkouts succeed but drops their responses, until the returned function is called. */
export async function loseCheckoutResponses(page: Page): Promise<() => Promise<void>> {
  const isCheckout = /\/checkout$/;
  await page.route(isCheckout, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute(isCheckout);
}
