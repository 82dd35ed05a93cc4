import type { Page } from 'playwright-core';

/** Response of the API. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request as the signed-in player of a page, like another device. */
export async function requestApi(
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
      Authorization: await accessTokenOf(page),
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Sends a request that has to succeed. @throws Error with the refusal */
export async function callApi<Body>(
  page: Page,
  siteUrl: string,
  method: string,
  path: string,
  sent?: object,
): Promise<Body> {
  const { status, body } = await requestApi(page, siteUrl, method, path, sent);
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
  return body as Body;
}

/** Sets age, state and time zone of the signed-in player and accepts the current terms. */
export async function declareResidency(page: Page, siteUrl: string, state = 'TX'): Promise<void> {
  await callApi(page, siteUrl, 'PUT', '/player/residency', {
    bornOn: '1990-04-01',
    state,
    timeZone: 'America/Chicago',
  });
  await acceptTerms(page, siteUrl);
}

/** Accepts the current terms as the signed-in player of a page. */
export async function acceptTerms(page: Page, siteUrl: string): Promise<void> {
  const { terms } = await callApi<{ terms: { currentVersion: string } }>(page, siteUrl, 'GET', '/account');
  await callApi(page, siteUrl, 'POST', '/account/terms', { version: terms.currentVersion });
}

/** Redeems a prize without delivery, whose player has an empty cart. @returns the id of the order */
export async function placeOrder(page: Page, siteUrl: string, product: string): Promise<string> {
  const call = <Body>(...request: [method: string, path: string, sent: object]) =>
    callApi<Body>(page, siteUrl, ...request);
  await call('PUT', `/cart/lines/${product}`, { quantity: 1 });
  const { reservation } = await call<{ reservation: { id: string } }>('POST', '/checkout/reservation', {});
  const body = { reservation: reservation.id, acceptedTerms: true };
  const { order } = await call<{ order: { id: string } }>('POST', '/checkout', body);
  return order.id;
}

/** Access token in the browser profile of a page. @throws Error when no player is signed in */
export async function accessTokenOf(page: Page): Promise<string> {
  const { origins } = await page.context().storageState();
  const items = origins.flatMap(({ localStorage }) => localStorage);
  const token = items.find(({ name }) => name.endsWith('.accessToken'))?.value;
  if (!token) throw new Error('No player is signed in on this page');
  return token;
}

/** Id of the signed-in player of a page. */
export async function subOf(page: Page): Promise<string> {
  const [, claims = ''] = (await accessTokenOf(page)).split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub;
}
