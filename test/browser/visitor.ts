import type { Page } from 'playwright-core';

/** What a visitor does, in the words on the screen. */
export const password = 'Harbour-Night-88';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly code: string;
  readonly sentAt: string;
}

/** Joins from the page of the sign-up form: address, password, age, the mailed code. */
export async function signUp(page: Page, siteUrl: string, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Choose a password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Join free' }).click();
  await page.getByLabel('Code').waitFor();
  await page.getByLabel('Code').fill(await mailedCode(siteUrl, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/Login'));
}

/** Signs in from the page of the sign-in form. */
export async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/Login'));
}

/** The code in the newest mail to an address, from the local mailbox. */
export async function mailedCode(siteUrl: string, email: string): Promise<string> {
  const mails = (await (await fetch(`${siteUrl}/_local/mail.json`)).json()) as Mail[];
  const mail = mails.findLast(({ to }) => to === email);
  if (!mail) throw new Error(`No mail was sent to ${email}`);
  return mail.code;
}
