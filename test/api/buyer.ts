import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { currentTermsVersion } from '#domain/player/terms';
import { signEvent } from '#lambdas/coins/payments/signature';
import type { Answer, CasinoClient } from './casino';

/** A player who buys coins, through the API alone. */
export interface Buyer {
  readonly id: string;
  readonly token: string;
  callApi(method: string, path: string, body?: unknown, key?: string): Promise<Answer>;
  /** Begins a purchase and returns the response body. */
  begin(packageId?: string): Promise<Answer['body']>;
  read(purchase: string): Promise<Answer['body']>;
  /** Chooses the outcome of a practice payment. */
  choose(purchase: string, outcome: string): Promise<Answer>;
  balances(): Promise<Answer['body']>;
}

/** Opens a player from Texas who has accepted the terms, unless the options differ. */
export async function openBuyer(
  casino: CasinoClient,
  email: string,
  { state = 'TX', acceptsTerms = true } = {},
): Promise<Buyer> {
  const token = await casino.signInNewPlayer(email);
  const callApi: Buyer['callApi'] = async (method, path, body, key = randomUUID()) => {
    const request = () => casino.callApi(method, path, { token, key, ...(body !== undefined && { body }) });
    let answer = await request();
    // Like the site, repeats a busy request with the same key.
    for (let again = 0; answer.status === 503 && again < 20; again += 1) answer = await request();
    return answer;
  };
  await callApi('PUT', '/player/residency', { bornOn: '1980-01-01', state, timeZone: 'America/New_York' });
  if (acceptsTerms) await callApi('POST', '/account/terms', { version: currentTermsVersion });
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string };
  return {
    id: claims.sub,
    token,
    callApi,
    begin: async (packageId = 'coins-499') => (await callApi('POST', '/coins/purchases', { packageId })).body,
    read: async (purchase) => (await callApi('GET', `/coins/purchases/${purchase}`)).body.purchase,
    choose: (purchase, outcome) => callApi('POST', `/coins/sandbox/${purchase}/outcomes`, { outcome }),
    balances: async () => (await callApi('GET', '/wallet')).body.balances,
  };
}

/** The event of a paid purchase in the format of the sandbox payment provider. */
export function paidEvent(player: string, purchase: string): string {
  return JSON.stringify({
    id: `evt ${purchase} paid`,
    created: Math.floor(Date.now() / 1_000),
    type: 'paid',
    player,
    purchase,
    priceCents: 499,
    refundedCents: 0,
  });
}

/** Signs an event with the provider’s secret, which exists after the first payment. */
export async function signProviderEvent(
  casino: CasinoClient,
  body: string,
  at = new Date(),
): Promise<string> {
  const key = { player: 'sandbox', id: 'signing-secret' };
  const { Item } = await casino.dynamoDb.send(
    new GetCommand({ TableName: casino.tables.purchases, Key: key }),
  );
  return signEvent(body, Item!['secret'] as string, at);
}

/** Sends an event to the webhook over HTTP. @returns the status */
export async function sendEvent(casino: CasinoClient, body: string, signature: string): Promise<number> {
  const { endpoint } = casino.config.amplify.API.REST.playFabOps;
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
  return (await fetch(`${endpoint}/webhooks/payments`, { method: 'POST', headers, body })).status;
}
