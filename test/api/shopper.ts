import { randomUUID } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { amount } from '#domain/money/coin';
import { placesOf } from '#domain/rewards/listing';
import { createLedgerStore } from '#lambdas/wallet/stores/ledger-store';
import { createWalletStore } from '#lambdas/wallet/stores/wallet-store';
import { grantCoins } from '../../lambdas/wallet/grant-coins';
import type { Answer, CasinoClient } from './casino';

export const deliveryAddress = {
  name: 'Mei Wong',
  line1: '1 Pier Road',
  city: 'Austin',
  state: 'TX',
  postalCode: '73301',
  country: 'US',
};

/** Product fields that an admin can set. */
export interface ProductFields {
  readonly name?: string;
  readonly image?: readonly string[];
  readonly terms?: string;
  readonly category?: string;
  readonly stock?: number;
  /** In Sweeps Coins. */
  readonly price?: number;
  readonly active?: boolean;
}

/** A player who redeems, through the API alone. */
export interface Shopper {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  callApi(method: string, path: string, options?: { key?: string; body?: unknown }): Promise<Answer>;
  /** Credits redeemable Sweeps Coins; works once. */
  win(hundredths: number): Promise<void>;
  put(product: string, quantity?: number): Promise<Answer>;
  reserve(key?: string): Promise<Answer>;
  checkOut(reservation: string, options?: { key?: string; address?: object }): Promise<Answer>;
  /** Puts lines into the cart and reserves it; returns the reservation. */
  hold(...lines: readonly (readonly [product: string, quantity: number])[]): Promise<Reservation>;
}

export interface Reservation {
  readonly id: string;
  readonly expiresAt: string;
}

/**
 * Opens a player who is signed in.
 *
 * @param redeemable  redeemable coins in hundredths of a Sweeps Coin; above 0 the player is an adult in Texas
 * @param groups  user pool groups
 */
export async function openShopper(
  casino: CasinoClient,
  email: string,
  redeemable = 0,
  groups: readonly string[] = [],
): Promise<Shopper> {
  const token = await casino.signInNewPlayer(email, groups);
  const player = subOf(token);
  const callApi: Shopper['callApi'] = (method, path, options = {}) =>
    casino.callApi(method, path, { token, ...options });
  const put: Shopper['put'] = (product, quantity = 1) =>
    callApi('PUT', `/cart/lines/${product}`, { body: { quantity } });
  const reserve: Shopper['reserve'] = (key = randomUUID()) =>
    callApi('POST', '/checkout/reservation', { key, body: {} });
  const checkOut: Shopper['checkOut'] = (reservation, { key = randomUUID(), address } = {}) => {
    const body = { reservation, acceptedTerms: true, ...(address && { address }) };
    return callApi('POST', '/checkout', { key, body });
  };
  if (redeemable > 0) {
    await win(redeemable);
    await setResidency(casino, player);
  }
  return { id: player, email, token, callApi, win, put, reserve, checkOut, hold };

  /** Opens the wallet by its first read, then grants the coins. */
  async function win(hundredths: number): Promise<void> {
    await expectOk(retryWhileBusy(() => callApi('GET', '/wallet')));
    await grantSweeps(casino, player, hundredths);
  }

  async function hold(...lines: readonly (readonly [string, number])[]): Promise<Reservation> {
    for (const [product, quantity] of lines) await expectOk(retryWhileBusy(() => put(product, quantity)));
    const key = randomUUID();
    return (await expectOk(retryWhileBusy(() => reserve(key)))).body.reservation as Reservation;
  }
}

/** Like the site, repeats a busy request with the same key. */
export async function retryWhileBusy(callApi: () => Promise<Answer>): Promise<Answer> {
  let answer = await callApi();
  for (let attempt = 1; answer.status === 503 && attempt < 40; attempt += 1) answer = await callApi();
  return answer;
}

/** Status of a response, and the error code of a refusal. */
export function statusAndCode({ status, body }: Answer): [status: number, code?: string] {
  return body.error ? [status, body.error.code] : [status];
}

/** Adds a product like an admin; players see it at once. */
export async function addProduct(
  { dynamoDb, tables }: CasinoClient,
  id: string,
  fields: ProductFields = {},
): Promise<void> {
  const at = new Date();
  const values = { id, name: `The ${id}`, category: 'merch', stock: 10, price: 10, active: true, ...fields };
  const times = { createdAt: at.toISOString(), updatedAt: at.toISOString(), revision: 1 };
  const product = { ...values, featured: false, ...times };
  const Item = { ...product, ...placesOf(product) };
  await dynamoDb.send(new PutCommand({ TableName: tables.products, Item }));
}

/** Changes fields of a product. */
export async function changeProduct(
  { dynamoDb, tables }: CasinoClient,
  id: string,
  fields: ProductFields,
): Promise<void> {
  const changes = Object.entries({ ...fields, updatedAt: new Date().toISOString() });
  await dynamoDb.send(
    new UpdateCommand({
      TableName: tables.products,
      Key: { id },
      UpdateExpression: `ADD revision :one SET ${changes.map(([field]) => `#${field} = :${field}`).join(', ')}`,
      ConditionExpression: 'attribute_exists(id)',
      ExpressionAttributeNames: Object.fromEntries(changes.map(([field]) => [`#${field}`, field])),
      ExpressionAttributeValues: {
        ':one': 1,
        ...Object.fromEntries(changes.map(([field, value]) => [`:${field}`, value])),
      },
    }),
  );
}

export async function deleteProduct({ dynamoDb, tables }: CasinoClient, id: string): Promise<void> {
  await dynamoDb.send(new DeleteCommand({ TableName: tables.products, Key: { id } }));
}

/** Stock of a product; undefined for an unknown product. */
export async function stockOf({ dynamoDb, tables }: CasinoClient, id: string): Promise<number | undefined> {
  const { Item } = await dynamoDb.send(
    new GetCommand({ TableName: tables.products, Key: { id }, ConsistentRead: true }),
  );
  return Item?.['stock'] as number | undefined;
}

/** Sets age and state directly in the wallet, because tests count the ledger rows. */
async function setResidency({ dynamoDb, tables }: CasinoClient, player: string): Promise<void> {
  await dynamoDb.send(
    new UpdateCommand({
      TableName: tables.wallets,
      Key: { player },
      UpdateExpression: 'SET play.residency[0] = :birthday, play.residency[1] = :state',
      ConditionExpression: 'attribute_exists(player)',
      ExpressionAttributeValues: { ':birthday': '1990-05-17', ':state': 'TX' },
    }),
  );
}

/** Credits coins through the ledger. */
async function grantSweeps(casino: CasinoClient, player: string, hundredths: number): Promise<void> {
  const prize = { account: 'player:sweeps-redeemable', amount: amount(hundredths), reason: 'prize' } as const;
  await grantCoins(ledgerOf(casino), player, { key: 'won', ...prize });
}

function ledgerOf({ dynamoDb, tables }: CasinoClient) {
  const wallets = createWalletStore(dynamoDb, tables);
  return {
    wallets,
    ledger: createLedgerStore(dynamoDb, tables.ledger, []),
    loadOrOpen: async (player: string) => (await wallets.load(player))!,
    now: () => new Date(),
    pause: async () => undefined,
    log: () => undefined,
  };
}

async function expectOk(answer: Promise<Answer>): Promise<Answer> {
  const { status, text } = await answer;
  if (status !== 200) throw new Error(`Expected 200, got ${status}: ${text}`);
  return answer;
}

function subOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sub;
}
