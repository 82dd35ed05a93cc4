import type { Page } from 'playwright-core';

/** What somebody does at the page that stands in for a provider. */
export interface AtProvider {
  readonly provider: 'Google' | 'Facebook' | 'Apple';
  readonly email: string;
  /** Whether the provider vouches for the address. @default true */
  readonly verified?: boolean;
  /** Have the user pool refuse the first sign-in after accounts were linked. @default false */
  readonly refusesFreshLink?: boolean;
}

/** From the sign-in page over the provider's to whatever comes next on the site. */
export async function continueWith(page: Page, visitor: AtProvider): Promise<void> {
  await goTo(page, visitor.provider);
  await chooseAtProvider(page, visitor);
}

/** From the sign-in page to the provider's. */
export async function goTo(page: Page, provider: AtProvider['provider']): Promise<void> {
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await page.getByRole('heading', { name: `Sign in with ${provider}` }).waitFor();
}

/** Says at the provider's page who one is. */
export async function chooseAtProvider(
  page: Page,
  { email, verified = true, refusesFreshLink = false }: AtProvider,
): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel(/has confirmed the address/).setChecked(verified);
  await page.getByLabel(/Refuse the first sign-in/).setChecked(refusesFreshLink);
  await page.getByRole('button', { name: 'Continue as somebody else' }).click();
}

/** On from a sign-in to where it was to lead, past the welcome that new players get. */
export async function arrive(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/Login') && !pathname.includes('oauth2'));
  if (new URL(page.url()).pathname.toLowerCase() !== '/account/welcome') return;
  await page
    .getByRole('button', { name: 'Later' })
    .or(page.getByRole('link', { name: 'Later' }))
    .click();
  await page.waitForURL(({ pathname }) => pathname.toLowerCase() !== '/account/welcome');
}
