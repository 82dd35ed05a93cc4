import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { scale } from '../scale';
import { subOf } from './as-player';
import { devices, openPage } from './open-browser';
import { siteUrl } from './product';
import { arrive, chooseAtProvider, continueWith, goTo } from './provider-page';
import { openBrowser } from './shared-browser';
import { demoPassword, mailedCode, signIn, signUp } from './visitor';

const game = '/games/PlayHKSlots';

let browser: Browser;
let visitors = 0;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** An address that nobody has yet. */
function newAddress(domain = 'jade.test'): string {
  visitors += 1;
  return `social-${Date.now().toString(36)}-${visitors}@${domain}`;
}

async function openLogin(options: Parameters<typeof openPage>[1] = {}, next = '') {
  const opened = await openPage(browser, options);
  await opened.page.goto(`${siteUrl}/Login${next && `?next=${encodeURIComponent(next)}`}`);
  return opened;
}

/** Who is signed in, as the account's menu tells. */
async function addressInMenu(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Account' }).click();
  const address = page.getByText('Signed in as').locator('..').locator('strong');
  await expect.poll(() => address.innerText()).toContain('@');
  return address.innerText();
}

/** At the gate one provider stands for the others, which the pool's own tests tell apart. */
const providers = scale === 'full' ? (['Google', 'Facebook', 'Apple'] as const) : (['Google'] as const);

describe.each(devices)('on a $device', (size) => {
  it.each(providers)(
    'a visitor joins with %s and comes back to the game that they wanted',
    async (provider) => {
      const email = newAddress();
      const { page, context, faults } = await openPage(browser, size);

      await page.goto(siteUrl + game);
      await page.waitForURL('**/Login?**');
      await continueWith(page, { provider, email });
      if (provider === 'Facebook') await confirmAddress(page, email);
      await arrive(page);

      await page.getByRole('button', { name: /^Spin/ }).waitFor();
      expect(new URL(page.url()).pathname).toBe(game);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});

async function confirmAddress(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: 'Is this your address?' }).waitFor();
  const code = await mailedCode(siteUrl, email);
  await page.getByLabel('Code').fill(code.replace(/(..)(?=.)/g, '$1 '));
  await page.getByRole('button', { name: 'Confirm' }).click();
}

describe('accounts of one address', () => {
  itInFullRun('are linked: a Gmail address with a password comes by Google to the same coins', async () => {
    const email = newAddress('gmail.com');
    const { page, context } = await openPage(browser);
    await page.goto(`${siteUrl}/Login?step=sign-up`);
    await signUp(page, siteUrl, email);
    const player = await subOf(page);
    await context.close();

    const other = await openLogin();
    await continueWith(other.page, { provider: 'Google', email });
    await arrive(other.page);

    expect(await addressInMenu(other.page)).toBe(email);
    expect(await subOf(other.page)).toBe(player);
    await other.context.close();
  });

  itInFullRun('are not linked by Google when the address is not Gmail’s: the password leads in', async () => {
    // The address of a seeded account that Google vouches for and does not own.
    const email = 'regular@jade.test';
    const { page, context, faults } = await openLogin({}, game);

    await continueWith(page, { provider: 'Google', email });
    await page.getByText('An account here already has this e-mail address.').waitFor();
    await signIn(page, email, demoPassword);
    await page.getByRole('button', { name: /^Spin/ }).waitFor();

    expect(await addressInMenu(page)).toBe(email);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun(
    'are linked although the user pool refuses the first time: the page asks once more by itself',
    async () => {
      const email = newAddress();
      const first = await openLogin();
      await continueWith(first.page, { provider: 'Google', email });
      await arrive(first.page);
      const player = await subOf(first.page);
      await first.context.close();

      const { page, context } = await openLogin();
      await continueWith(page, { provider: 'Apple', email, refusesFreshLink: true });
      // A real provider would answer the second time without being seen.
      await page.getByRole('heading', { name: 'Sign in with Apple' }).waitFor();
      await chooseAtProvider(page, { provider: 'Apple', email, refusesFreshLink: true });
      await arrive(page);

      expect(await subOf(page)).toBe(player);
      await context.close();
    },
  );

  itInFullRun('are kept apart when the provider does not vouch for the address', async () => {
    const email = 'affiliate@jade.test';
    const { page, context } = await openLogin();

    await continueWith(page, { provider: 'Google', email, verified: false });
    await page.getByRole('heading', { name: 'Is this your address?' }).waitFor();
    await page.getByLabel('Code').fill(await mailedCode(siteUrl, email));
    await page.getByRole('button', { name: 'Confirm' }).click();

    await page.getByText('Another account here has this address already').waitFor();
    await context.close();
  });
});

describe('a sign-in that comes to nothing', () => {
  itInFullRun('says so after somebody canceled, and leads on to where they wanted to go', async () => {
    const { page, context, faults } = await openLogin({}, game);
    await goTo(page, 'Google');

    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You turned back before you were signed in.').waitFor();
    await signIn(page, 'player@jade.test', demoPassword);
    await page.getByRole('button', { name: /^Spin/ }).waitFor();

    expect(new URL(page.url()).pathname).toBe(game);
    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun(
    'leaves the site usable when somebody turns back at the provider, in this tab and in another',
    async () => {
      const { page, context, faults } = await openLogin();
      await goTo(page, 'Google');
      const other = await context.newPage();

      await other.goto(`${siteUrl}/Login`);
      await other.getByRole('button', { name: 'Continue with Apple' }).waitFor();
      await page.goBack();
      await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
      await signIn(page, 'player@jade.test', demoPassword);

      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it('takes nobody in who brings a code that this browser did not ask for', async () => {
    const { page, context } = await openLogin();
    await goTo(page, 'Google');
    const asked = new URL(page.url());
    asked.searchParams.set('state', 'another-state');
    await page.goto(asked.href);

    await chooseAtProvider(page, { provider: 'Google', email: newAddress() });

    await page.getByText('That sign-in could not be finished.').waitFor();
    expect(await page.evaluate(`Object.keys(localStorage).some((key) => key.endsWith('Token'))`)).toBe(false);
    await context.close();
  });

  itInFullRun('shows nothing but the sign-in page to whoever opens the way back by chance', async () => {
    const { page, context, faults } = await openPage(browser);

    await page.goto(`${siteUrl}/Login/return?code=1&state=2`);
    await page.waitForURL(`${siteUrl}/Login`);

    expect(faults).toEqual([]);
    await context.close();
  });

  itInFullRun('is told of in words when the account has no address', async () => {
    const { page, context } = await openLogin();
    await goTo(page, 'Facebook');

    await page.getByRole('button', { name: /who gives no address/ }).click();

    await page.getByText('That account gives us no e-mail address').waitFor();
    await context.close();
  });
});

itInFullRun('signs out here and at the hosted domain, and remembers how one came', async () => {
  const { page, context, faults } = await openLogin();
  await continueWith(page, { provider: 'Google', email: newAddress() });
  await arrive(page);

  await page.getByRole('button', { name: 'Account' }).click();
  const left = page.waitForRequest(/\/logout\?client_id=/);
  await page.getByRole('button', { name: /Sign out/ }).click();
  await left;
  await page.waitForURL(`${siteUrl}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();

  await page.getByText(/^Last sign-in on this device: with Google, /).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

describe('a session that ends on an open page', () => {
  const again = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

  /** A player whose session is gone, as if it had ended elsewhere, and who has just asked for something. */
  async function openEnded() {
    const opened = await openLogin({}, '/RewardsStore');
    const { page } = opened;
    await signIn(page, 'player@jade.test', demoPassword);
    await page
      .getByRole('link', { name: /100,000 Gold Coins/ })
      .first()
      .waitFor();
    const player = await subOf(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Gold Coins/ })
      .click();
    await page.getByRole('button', { name: 'All transactions' }).waitFor();
    // At one go, as whatever else the page asks for would find out first.
    await page.evaluate(`
      globalThis.stillThisPage = true;
      for (const key of Object.keys(localStorage))
        if (key.startsWith('CognitoIdentityServiceProvider.')) localStorage.removeItem(key);
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'All transactions').click();`);
    await again(page).waitFor();
    return { ...opened, player };
  }

  itInFullRun(
    'leaves the page as it is: whoever signs in again goes on with what they were doing',
    async () => {
      const { page, context, faults, player } = await openEnded();

      await again(page).getByLabel('Password', { exact: true }).fill('Not-The-Password-1');
      await again(page).getByRole('button', { name: 'Sign in and go on' }).click();
      await again(page).getByText('The e-mail address or the password is not right.').waitFor();
      await again(page).getByLabel('Password', { exact: true }).fill(demoPassword);
      await again(page).getByRole('button', { name: 'Sign in and go on' }).click();

      await page.getByRole('dialog', { name: 'Transactions' }).getByRole('listitem').first().waitFor();
      await again(page).waitFor({ state: 'hidden' });
      expect(await page.evaluate('globalThis.stillThisPage')).toBe(true);
      expect(await subOf(page)).toBe(player);
      // The browser itself notes the one wrong password.
      expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([]);
      await context.close();
    },
  );

  itInFullRun('is over for whoever wants it so', async () => {
    const { page, context } = await openEnded();

    await again(page).getByRole('button', { name: 'Stay signed out' }).click();
    await again(page).waitFor({ state: 'hidden' });

    await page.goto(siteUrl);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    await context.close();
  });
});
