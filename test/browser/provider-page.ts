import type { Page } from 'playwright-core';

/** Choices on the page that replaces a provider. */
export interface ProviderChoices {
  readonly provider: 'Google' | 'Facebook' | 'Apple';
  readonly email: string;
  /** Whether the provider has verified the address. @default true */
  readonly verified?: boolean;
  /** Whether the user pool refuses the first sign-in after linking accounts. @default false */
  readonly refusesFreshLink?: boolean;
}

/** Goes from the sign-in page through the provider’s page back to the site. */
export async function continueWith(page: Page, visitor: ProviderChoices): Promise<void> {
  await openProvider(page, visitor.provider);
  await chooseAtProvider(page, visitor);
}

/** Goes from the sign-in page to the provider’s page. */
export async function openProvider(page: Page, provider: ProviderChoices['provider']): Promise<void> {
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await page.getByRole('heading', { name: `Sign in with ${provider}` }).waitFor();
}

/** Fills in the provider’s page and continues. */
export async function chooseAtProvider(
  page: Page,
  { email, verified = true, refusesFreshLink = false }: ProviderChoices,
): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel(/has verified the address/).setChecked(verified);
  await page.getByLabel(/Refuse the first sign-in/).setChecked(refusesFreshLink);
  await page.getByRole('button', { name: 'Continue as someone else' }).click();
}

/** Continues after a sign-in to its destination, skipping the welcome of new players. */
export async function finishSignIn(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/Login') && !pathname.includes('oauth2'));
  if (new URL(page.url()).pathname.toLowerCase() !== '/account/welcome') return;
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.waitForURL(({ pathname }) => pathname.toLowerCase() !== '/account/welcome');
}
