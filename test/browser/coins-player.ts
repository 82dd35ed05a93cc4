import type { Page } from 'playwright-core';

/** What the page's own session says to the API. */
interface Caller {
  readonly endpoint: string;
  readonly token: string;
}

/** Reads from a signed-in page where its API is and with which token it speaks. */
async function callerOf(page: Page, siteUrl: string): Promise<Caller> {
  const config = (await (await fetch(`${siteUrl}/config.json`)).json()) as {
    amplify: { API: { REST: { playFabOps: { endpoint: string } } } };
  };
  const token = await page.evaluate(
    "Object.entries(localStorage).find(([key]) => key.endsWith('.accessToken'))?.[1] ?? ''",
  );
  if (typeof token !== 'string' || token === '') throw new Error('Nobody is signed in on this page.');
  return { endpoint: config.amplify.API.REST.playFabOps.endpoint.replace(/\/$/, ''), token };
}

/** Asks the API as whoever is signed in on the page. */
export async function ask<Answer>(
  page: Page,
  siteUrl: string,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const { endpoint, token } = await callerOf(page, siteUrl);
  const answer = await fetch(endpoint + path, {
    method,
    headers: {
      Authorization: token,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Tells age, state and zone of whoever is signed in on the page, and accepts the terms of today. */
export async function beKnown(page: Page, siteUrl: string, state = 'TX'): Promise<void> {
  await ask(page, siteUrl, 'PUT', '/player/standing', {
    bornOn: '1990-04-01',
    state,
    timeZone: 'America/Chicago',
  });
  const { terms } = await ask<{ terms: { currentVersion: string } }>(page, siteUrl, 'GET', '/account');
  await ask(page, siteUrl, 'POST', '/account/terms', { version: terms.currentVersion });
}
