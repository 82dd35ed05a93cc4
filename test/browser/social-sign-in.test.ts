import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { scale } from '../scale';
import { devices, openPage } from './open-browser';
import { subOf } from './player-api';
import { siteUrl } from './product';
import { finishSignIn, chooseAtProvider, continueWith, openProvider } from './provider-page';
import { openBrowser } from './shared-browser';
import { demoPassword, mailedCode, signIn, signUp } from './visitor';

const game = '/games/PlayHKSlots';

let browser: Browser;
let addressCount = 0;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** An unused email address. */
function newAddress(domain = 'jade.test'): string {
  addressCount += 1;
  return `social-${Date.now().toString(36)}-${addressCount}@${domain}`;
}

async function openLogin(options: Parameters<typeof openPage>[1] = {}, next = '') {
  const opened = await openPage(browser, options);
  await opened.page.goto(`${siteUrl}/Login${next && `?next=${encodeURIComponent(next)}`}`);
  return opened;
}

/** Address of the signed-in player in the account menu. */
async function addressInMenu(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Account' }).click();
  const address = page.getByText('Signed in as').locator('..').locator('strong');
  await expect.poll(() => address.innerText()).toContain('@');
  return address.innerText();
}

/** At the gate scale one provider suffices; the tests of the user pool cover their differences. */
const providers = scale === 'full' ? (['Google', 'Facebook', 'Apple'] as const) : (['Google'] as const);

describe.each(devices)('joining on a $device', (size) => {
  it.each(providers)('with %s returns to the requested game', async (provider) => {
    const email = newAddress();
    const { page, context, faults } = await openPage(browser, size);

    await page.goto(siteUrl + game);
    await page.waitForURL('**/Login?**');
    await continueWith(page, { provider, email });
    if (provider === 'Facebook') await confirmAddress(page, email);
    await finishSignIn(page);

    await page.getByRole('button', { name: /^Spin/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe(game);
    expect(faults).toEqual([]);
    await context.close();
  });
});

async function confirmAddress(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
  const code = await mailedCode(siteUrl, email);
  await page.getByLabel('Code').fill(code.replace(/(..)(?=.)/g, '$1 '));
  await page.getByRole('button', { name: 'Confirm' }).click();
}

describe('accounts of one address', () => {
  itInFullRun('are linked: Google opens the account of the same Gmail address', async () => {
    const email = newAddress('gmail.com');
    const { page, context } = await openPage(browser);
    await page.goto(`${siteUrl}/Login?step=sign-up`);
    await signUp(page, siteUrl, email);
    const player = await subOf(page);
    await context.close();

    const other = await openLogin();
    await continueWith(other.page, { provider: 'Google', email });
    await finishSignIn(other.page);

    expect(await addressInMenu(other.page)).toBe(email);
    expect(await subOf(other.page)).toBe(player);
    await other.context.close();
  });

  itInFullRun('are not linked by Google outside of Gmail; the password signs in', async () => {
    // A seeded account whose address Google verifies but does not own.
    const email = 'regular@jade.test';
    const { page, context, faults } = await openLogin({}, game);

    await continueWith(page, { provider: 'Google', email });
    await page.getByText('An account already has this email address.').waitFor();
    await signIn(page, email, demoPassword);
    await page.getByRole('button', { name: /^Spin/ }).waitFor();

    expect(await addressInMenu(page)).toBe(email);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('are linked after the user pool refuses once, because the page retries', async () => {
    const email = newAddress();
    const first = await openLogin();
    await continueWith(first.page, { provider: 'Google', email });
    await finishSignIn(first.page);
    const player = await subOf(first.page);
    await first.context.close();

    const { page, context } = await openLogin();
    await continueWith(page, { provider: 'Apple', email, refusesFreshLink: true });
    // A real provider would answer the second request without showing a page.
    await page.getByRole('heading', { name: 'Sign in with Apple' }).waitFor();
    await chooseAtProvider(page, { provider: 'Apple', email, refusesFreshLink: true });
    await finishSignIn(page);

    expect(await subOf(page)).toBe(player);
    await context.close();
  });

  itInFullRun('stay separate when the provider does not verify the address', async () => {
    const email = 'affiliate@jade.test';
    const { page, context } = await openLogin();

    await continueWith(page, { provider: 'Google', email, verified: false });
    await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
    await page.getByLabel('Code').fill(await mailedCode(siteUrl, email));
    await page.getByRole('button', { name: 'Confirm' }).click();

    await page.getByText('Another account already has this email address.').waitFor();
    await context.close();
  });
});

describe('a sign-in that does not complete', () => {
  itInFullRun('shows that it was canceled, and keeps the destination', async () => {
    const { page, context, faults } = await openLogin({}, game);
    await openProvider(page, 'Google');

    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You canceled that sign-in.').waitFor();
    await signIn(page, 'player@jade.test', demoPassword);
    await page.getByRole('button', { name: /^Spin/ }).waitFor();

    expect(new URL(page.url()).pathname).toBe(game);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('leaves the site usable after going back from the provider, also in another tab', async () => {
    const { page, context, faults } = await openLogin();
    await openProvider(page, 'Google');
    const other = await context.newPage();

    await other.goto(`${siteUrl}/Login`);
    await other.getByRole('button', { name: 'Continue with Apple' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
    await signIn(page, 'player@jade.test', demoPassword);

    expect(faults).toEqual([]);
    await context.close();
  });

  it('rejects a code that this browser did not request', async () => {
    const { page, context } = await openLogin();
    await openProvider(page, 'Google');
    const requested = new URL(page.url());
    requested.searchParams.set('state', 'another-state');
    await page.goto(requested.href);

    await chooseAtProvider(page, { provider: 'Google', email: newAddress() });

    await page.getByText('We could not finish that sign-in.').waitFor();
    expect(await page.evaluate(`Object.keys(localStorage).some((key) => key.endsWith('Token'))`)).toBe(false);
    await context.close();
  });

  itInFullRun('redirects a return address without a request to the sign-in page', async () => {
    const { page, context, faults } = await openPage(browser);

    await page.goto(`${siteUrl}/Login/return?code=1&state=2`);
    await page.waitForURL(`${siteUrl}/Login`);

    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('explains that the account has no address', async () => {
    const { page, context } = await openLogin();
    await openProvider(page, 'Facebook');

    await page.getByRole('button', { name: /who gives no address/ }).click();

    await page.getByText('That account did not share an email address').waitFor();
    await context.close();
  });
});

itInFullRun(
  'signs out at the hosted domain as well, and remembers the provider of the last sign-in',
  async () => {
    const { page, context, faults } = await openLogin();
    await continueWith(page, { provider: 'Google', email: newAddress() });
    await finishSignIn(page);

    await page.getByRole('button', { name: 'Account' }).click();
    const left = page.waitForRequest(/\/logout\?client_id=/);
    await page.getByRole('button', { name: /Sign out/ }).click();
    await left;
    await page.waitForURL(`${siteUrl}/`);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();

    await page.getByText(/^Last sign-in on this device: with Google, /).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

describe('a session that ends on an open page', () => {
  const again = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

  /** A player whose session was removed, with a request just sent. */
  async function openEnded() {
    const opened = await openLogin({}, '/RewardsStore');
    const { page } = opened;
    await signIn(page, 'player@jade.test', demoPassword);
    await page.getByRole('heading', { name: 'Featured prizes' }).waitFor();
    const player = await subOf(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Gold Coins/ })
      .click();
    await page.getByRole('button', { name: 'All transactions' }).waitFor();
    // In a single script, because another request of the page would otherwise detect the ended session first.
    await page.evaluate(`
      globalThis.stillThisPage = true;
      for (const key of Object.keys(localStorage))
        if (key.startsWith('CognitoIdentityServiceProvider.')) localStorage.removeItem(key);
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'All transactions').click();`);
    await again(page).waitFor();
    return { ...opened, player };
  }

  itInFullRun('keeps the page, and continues after signing in again', async () => {
    const { page, context, faults, player } = await openEnded();

    await again(page).getByLabel('Password', { exact: true }).fill('Not-The-Password-1');
    await again(page).getByRole('button', { name: 'Sign in and continue' }).click();
    await again(page).getByText('The email address or password is incorrect.').waitFor();
    await again(page).getByLabel('Password', { exact: true }).fill(demoPassword);
    await again(page).getByRole('button', { name: 'Sign in and continue' }).click();

    await page.getByRole('dialog', { name: 'Transactions' }).getByRole('listitem').first().waitFor();
    await again(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate('globalThis.stillThisPage')).toBe(true);
    expect(await subOf(page)).toBe(player);
    // The browser logs the wrong password.
    expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([]);
    await context.close();
  });

  itInFullRun('stays ended when the player chooses so', async () => {
    const { page, context } = await openEnded();

    await again(page).getByRole('button', { name: 'Stay signed out' }).click();
    await again(page).waitFor({ state: 'hidden' });

    await page.goto(siteUrl);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    await context.close();
  });
});
