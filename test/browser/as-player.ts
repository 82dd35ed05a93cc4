import type { Page } from 'playwright-core';

/** What the API answered. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Asks the API as whoever is signed in on a page, as another device of theirs would. */
export async function answerTo(
  page: Page,
  siteUrl: string,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const config = (await (await fetch(`${siteUrl}/config.json`)).json()) as {
    amplify: { API: { REST: { playFabOps: { endpoint: string } } } };
  };
  const answer = await fetch(config.amplify.API.REST.playFabOps.endpoint.replace(/\/$/, '') + path, {
    method,
    headers: {
      Authorization: await accessTokenOn(page),
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** The same where it is expected to be done. @throws Error with the refusal when it is not */
export async function ask<Body>(
  page: Page,
  siteUrl: string,
  method: string,
  path: string,
  sent?: object,
): Promise<Body> {
  const { status, body } = await answerTo(page, siteUrl, method, path, sent);
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
  return body as Body;
}

/** Tells age, state and zone of whoever is signed in on a page, and accepts the terms of today. */
export async function beKnown(page: Page, siteUrl: string, state = 'TX'): Promise<void> {
  await ask(page, siteUrl, 'PUT', '/player/residency', {
    bornOn: '1990-04-01',
    state,
    timeZone: 'America/Chicago',
  });
  await acceptTerms(page, siteUrl);
}

/** Accepts the terms of today as the player who is signed in on a page. */
export async function acceptTerms(page: Page, siteUrl: string): Promise<void> {
  const { terms } = await ask<{ terms: { currentVersion: string } }>(page, siteUrl, 'GET', '/account');
  await ask(page, siteUrl, 'POST', '/account/terms', { version: terms.currentVersion });
}

/** The token of whoever is signed in in a page's profile. @throws Error when nobody is */
export async function accessTokenOn(page: Page): Promise<string> {
  const { origins } = await page.context().storageState();
  const kept = origins.flatMap(({ localStorage }) => localStorage);
  const token = kept.find(({ name }) => name.endsWith('.accessToken'))?.value;
  if (!token) throw new Error('Nobody is signed in on this page');
  return token;
}

/** Who is signed in in a page's profile. */
export async function subOf(page: Page): Promise<string> {
  const [, claims = ''] = (await accessTokenOn(page)).split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub;
}
