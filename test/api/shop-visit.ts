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

/** What an admin may set of a product. */
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

/** Somebody who redeems, through the API alone. */
export interface Shopper {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  ask(method: string, path: string, options?: { key?: string; body?: unknown }): Promise<Answer>;
  /** Gives them redeemable Sweeps Coins, once. */
  win(hundredths: number): Promise<void>;
  put(product: string, quantity?: number): Promise<Answer>;
  reserve(key?: string): Promise<Answer>;
  checkOut(reservation: string, options?: { key?: string; address?: object }): Promise<Answer>;
  /** Puts lines into the cart and has them held; answers the reservation. */
  hold(...lines: readonly (readonly [product: string, quantity: number])[]): Promise<Held>;
}

export interface Held {
  readonly id: string;
  readonly expiresAt: string;
}

/**
 * Makes a player who is signed in.
 *
 * @param redeemable  hundredths of a Sweeps Coin that they have won; whoever has any is grown up and of Texas
 * @param groups      which they belong to
 */
export async function openShopper(
  casino: CasinoClient,
  email: string,
  redeemable = 0,
  groups: readonly string[] = [],
): Promise<Shopper> {
  const token = await casino.signInNewPlayer(email, groups);
  const player = subOf(token);
  const ask: Shopper['ask'] = (method, path, options = {}) => casino.ask(method, path, { token, ...options });
  const put: Shopper['put'] = (product, quantity = 1) =>
    ask('PUT', `/cart/lines/${product}`, { body: { quantity } });
  const reserve: Shopper['reserve'] = (key = randomUUID()) =>
    ask('POST', '/checkout/reservation', { key, body: {} });
  const checkOut: Shopper['checkOut'] = (reservation, { key = randomUUID(), address } = {}) => {
    const body = { reservation, acceptedTerms: true, ...(address && { address }) };
    return ask('POST', '/checkout', { key, body });
  };
  if (redeemable > 0) {
    await win(redeemable);
    await beGrownUp(casino, player);
  }
  return { id: player, email, token, ask, win, put, reserve, checkOut, hold };

  /** The wallet opens by being looked at. */
  async function win(hundredths: number): Promise<void> {
    await expectOk(untilNotBusy(() => ask('GET', '/wallet')));
    await grantSweeps(casino, player, hundredths);
  }

  async function hold(...lines: readonly (readonly [string, number])[]): Promise<Held> {
    for (const [product, quantity] of lines) await expectOk(untilNotBusy(() => put(product, quantity)));
    const key = randomUUID();
    return (await expectOk(untilNotBusy(() => reserve(key)))).body.reservation as Held;
  }
}

/** As the site's client does: a busy answer is repeated with the same key. */
export async function untilNotBusy(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  for (let attempt = 1; answer.status === 503 && attempt < 40; attempt += 1) answer = await ask();
  return answer;
}

/** What an answer says in short: its status, and the code of a refusal. */
export function statusAndCode({ status, body }: Answer): [status: number, code?: string] {
  return body.error ? [status, body.error.code] : [status];
}

/** Puts a product on the shelf as the store's admins do: players see it at once. */
export async function addProduct(
  { dynamoDb, tables }: CasinoClient,
  id: string,
  fields: ProductFields = {},
): Promise<void> {
  const at = new Date();
  const said = { id, name: `The ${id}`, category: 'merch', stock: 10, price: 10, active: true, ...fields };
  const times = { createdAt: at.toISOString(), updatedAt: at.toISOString(), revision: 1 };
  const places = placesOf({
    id,
    name: said.name,
    isFeatured: false,
    isActive: said.active,
    price: amount(Math.round(said.price * 100)),
    createdAt: at,
  });
  const Item = { ...said, featured: false, ...times, ...places };
  await dynamoDb.send(new PutCommand({ TableName: tables.products, Item }));
}

/** Changes a product meanwhile. */
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

/** Pieces that are left of a product; undefined when there is no such product. */
export async function stockOf({ dynamoDb, tables }: CasinoClient, id: string): Promise<number | undefined> {
  const { Item } = await dynamoDb.send(
    new GetCommand({ TableName: tables.products, Key: { id }, ConsistentRead: true }),
  );
  return Item?.['stock'] as number | undefined;
}

/** Says of a player what whoever redeems has told, past the ledger, whose lines tests count. */
async function beGrownUp({ dynamoDb, tables }: CasinoClient, player: string): Promise<void> {
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

/** What was won comes through the ledger, as everything does. */
async function grantSweeps(casino: CasinoClient, player: string, hundredths: number): Promise<void> {
  const won = { account: 'player:sweeps-redeemable', amount: amount(hundredths), reason: 'prize' } as const;
  await grantCoins(ledgerOf(casino), player, { key: 'won', ...won });
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
  if (status !== 200) throw new Error(`Expected 200, was answered ${status}: ${text}`);
  return answer;
}

function subOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sub;
}
