import type { Locator, Page } from 'playwright-core';

/** Password of the visitors whom tests sign up. */
export const password = 'Harbour-Night-88';

/** Password of every seeded account. */
export const demoPassword = 'Jade-Harbour-1';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly code: string;
  readonly sentAt: string;
}

/** Navigates within the open page like a link; loading a page takes longer than most steps. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'));`,
  );
}

/** Navigates like a link in a page of the site; loads the page in a blank one. */
export async function openPath(page: Page, siteUrl: string, path: string): Promise<void> {
  if (page.url().startsWith(siteUrl)) await goTo(page, path);
  else await page.goto(siteUrl + path);
}

/** Signs up from the sign-up form with address, password, age and mailed code; skips the welcome. */
export async function signUp(page: Page, siteUrl: string, email: string): Promise<void> {
  await signUpUntilWelcome(page, siteUrl, email);
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.waitForURL((url) => url.pathname !== '/Account/welcome');
}

/** Signs up as far as the first step of the welcome. */
export async function signUpUntilWelcome(page: Page, siteUrl: string, email: string): Promise<void> {
  await submitSignUp(page, email, password);
  await confirm(page, siteUrl, email);
  await page.waitForURL('**/Account/welcome?**');
}

/** Submits the sign-up form and waits for the code step. */
export async function submitSignUp(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Choose a password').fill(secret);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Join free' }).click();
  await page.getByLabel('Code').waitFor();
}

/** Confirms an address with its mailed code. */
export async function confirm(page: Page, siteUrl: string, email: string): Promise<void> {
  await page.getByLabel('Code').fill(await mailedCode(siteUrl, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Sets a new password with a mailed code, which also signs in. */
export async function choosePassword(
  page: Page,
  siteUrl: string,
  email: string,
  secret: string,
): Promise<void> {
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').waitFor();
  await page.getByLabel('Code').fill(await mailedCode(siteUrl, email));
  await page.getByRole('textbox', { name: 'New password' }).fill(secret);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/Login'));
}

/** Signs in from the sign-in form. */
export async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/Login'));
}

/**
 * Types an address into the fields of a form.
 *
 * @param form  the form, or a page with no other form that has these fields
 */
export async function fillAddress(
  form: Pick<Page, 'getByLabel'>,
  {
    name = 'Ada Lee',
    line1,
    city = 'Austin',
    state = 'TX',
    postalCode = '73301',
  }: { name?: string; line1: string; city?: string; state?: string; postalCode?: string },
): Promise<void> {
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Street address').fill(line1);
  await form.getByLabel('City').fill(city);
  await form.getByLabel('State', { exact: true }).selectOption(state);
  await form.getByLabel('ZIP code').fill(postalCode);
}

/** Opens the transactions from the header balances. @returns the rows, once the first is shown */
export async function openTransactions(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Gold Coins/ })
    .click();
  await page.getByRole('button', { name: 'All transactions' }).click();
  const rows = page.getByRole('dialog', { name: 'Transactions' }).getByRole('listitem');
  await rows.first().waitFor();
  return rows;
}

/** Sets the daily loss limit in Gold Coins on a page with limits, where none is set. @returns the region of loss limits */
export async function setLossLimit(page: Page, most: string): Promise<Locator> {
  const losses = page.getByRole('region', { name: 'Losses' });
  await losses.getByRole('tab', { name: 'Gold Coins' }).click();
  await losses.getByRole('button', { name: 'Set the limit on losses in Gold Coins per day' }).click();
  await losses.getByLabel('Maximum losses in Gold Coins per day, in GC').fill(most);
  await losses.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved. This applies right away on every device.').waitFor();
  return losses;
}

/** A balance in the header, in the smallest units of the coin. */
export async function headerBalance(page: Page, coin: 'gold' | 'sweeps'): Promise<number> {
  const text = await page.locator(`[data-balance="${coin}"]`).innerText();
  return Math.round(numberAtStart(text) * (coin === 'sweeps' ? 100 : 1));
}

/** The page’s own announcement of a result, outside of the frame of its game. */
export function announcementOn(page: Page): Locator {
  return page.locator('.play-below > [role="status"]');
}

/** The balance beside the stake of a game for coins, in the smallest units of Gold Coins. */
export async function goldInGame(page: Page): Promise<number> {
  return numberAtStart(await page.locator('.play-balance-amount').innerText());
}

/** Opens the drawer of a product on the Dashboard. */
export async function openDrawer(page: Page, product: string): Promise<void> {
  await page.getByRole('link', { name: `Edit ${product}` }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).waitFor();
}

/** The row of a product on the Dashboard. */
export function productRow(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name }).first();
}

/** Stock in a row of the Dashboard. */
export async function stockOfRow(row: Locator): Promise<number> {
  const text = await row.getByRole('button', { name: /change the stock of/ }).innerText();
  return numberAtStart(text.replace(/^\D+/, ''));
}

function numberAtStart(text: string): number {
  const shown = /^[\d,]+(\.\d+)?/.exec(text.trim())?.[0];
  if (!shown) throw new Error(`"${text}" does not begin with a number`);
  return Number(shown.replaceAll(',', ''));
}

/** Code of the newest mail to an address, from the local mailbox. */
export async function mailedCode(siteUrl: string, email: string): Promise<string> {
  const mails = (await (await fetch(`${siteUrl}/_local/mail.json`)).json()) as Mail[];
  const mail = mails.findLast(({ to, code }) => to === email && code !== '');
  if (!mail) throw new Error(`No mail was sent to ${email}`);
  return mail.code;
}
