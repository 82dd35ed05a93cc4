import { randomUUID } from 'node:crypto';
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizes } from '../scale';
import { type Answer, type Casino, openCasino } from './casino';
import { findGiftCodeFaults } from './gift-code-check';
import { addGiftCodes, buyCoins, viewCode } from './gift-code-visit';
import {
  addProduct,
  deliveryAddress,
  openShopper,
  type Shopper,
  statusAndCode,
  retryWhileBusy,
} from './shopper';

const twins = 8;
const corrected = { ...deliveryAddress, line1: '12 Pier Road' };

type Item = Record<string, unknown> & { id: string; player: string };

let casino: Casino;
let admin: Shopper;
let second: Shopper;
let superadmin: Shopper;
let secondSuperadmin: Shopper;
beforeAll(async () => {
  casino = await openCasino();
  await addProduct(casino, 'mug', { stock: 50 });
  await addProduct(casino, 'film', { stock: 50, category: 'gifts' });
  [admin, second, superadmin, secondSuperadmin] = await Promise.all([
    openShopper(casino, 'board-admin@jade.test', 0, ['ADMINS']),
    openShopper(casino, 'board-second@jade.test', 0, ['ADMINS']),
    openShopper(casino, 'board-super@jade.test', 0, ['SUPERADMINS']),
    openShopper(casino, 'board-super-2@jade.test', 0, ['SUPERADMINS']),
  ]);
});
afterAll(() => casino.close());

let opened = 0;
async function placeOrder(product: string, quantity = 1) {
  const shopper = await openShopper(casino, `board-${(opened += 1)}@jade.test`, 50_000);
  const held = await shopper.hold([product, quantity]);
  const placed = await shopper.checkOut(held.id, { address: deliveryAddress });
  if (placed.status !== 200) throw new Error(placed.text);
  const orderId = placed.body.order.id as string;
  const path = `/admin/orders/${shopper.id}/${orderId}`;
  const order = async () => (await shopper.callApi('GET', `/orders/${orderId}`)).body.order;
  return { ...shopper, orderId, path, order };
}

/** Writes copies of an order under other numbers, as if it had been placed often. */
async function copyOrder({ id: player, orderId }: { id: string; orderId: string }, count: number) {
  const TableName = casino.tables.orders;
  const { Item } = await casino.dynamoDb.send(new GetCommand({ TableName, Key: { player, id: orderId } }));
  const ids = Array.from({ length: count }, (_each, index) => `${orderId}-${String(index).padStart(4, '0')}`);
  for (const id of ids)
    await casino.dynamoDb.send(new PutCommand({ TableName, Item: { ...(Item as Item), id } }));
  return ids;
}

describe('the order board', () => {
  it('finds an order by number and by the email address of its player', async () => {
    const { orderId, email, id } = await placeOrder('mug');
    const find = async (text: string) =>
      (await admin.callApi('GET', `/admin/orders?find=${encodeURIComponent(text)}`)).body.items;

    const byNumber = await admin.callApi('GET', `/admin/orders/${orderId}`);

    expect(byNumber.body.order).toMatchObject({ id: orderId, player: id, playerEmail: email });
    expect(await find(orderId)).toMatchObject([{ id: orderId }]);
    expect(await find(email)).toMatchObject([{ id: orderId }]);
    expect(statusAndCode(await admin.callApi('GET', `/admin/orders/${orderId}x`))).toEqual([
      404,
      'orders/unknown-order',
    ]);
  });

  it(`lists ${sizes.boardOrders} orders in pages without a gap or a repeat, and filters them`, async () => {
    const first = await placeOrder('mug');
    const copies = await copyOrder(first, sizes.boardOrders);
    const seen: string[] = [];
    let after = '';

    do {
      const { body } = await admin.callApi(
        'GET',
        `/admin/orders?limit=100&find=mug${after && `&after=${encodeURIComponent(after)}`}`,
      );
      seen.push(...body.items.map(({ id }: Item) => id));
      after = body.next ?? '';
    } while (after);

    expect(seen.filter((id) => id.startsWith(first.orderId))).toEqual([first.orderId, ...copies]);
    expect(new Set(seen).size).toBe(seen.length);
    const late = await admin.callApi('GET', '/admin/orders?late=true');
    expect(late.body.items).toEqual([]);
  });

  it(`approves ${sizes.bulkOrders} orders once, whatever is repeated, and names those that another admin moved`, async () => {
    const first = await placeOrder('mug');
    const ids = await copyOrder(first, sizes.bulkOrders);
    const approve = (id: string, { as = admin, key = 'bulk' } = {}) =>
      retryWhileBusy(() =>
        as.callApi('POST', `/admin/orders/${first.id}/${id}/steps`, { key, body: { status: 'approved' } }),
      );
    const taken = ids.slice(0, 3);
    for (const id of taken) await approve(id, { as: second, key: 'own' });

    const answers = await Promise.all(ids.map((id) => approve(id)));
    const repeated = await Promise.all(ids.map((id) => approve(id)));

    expect(repeated.map(({ text }) => text)).toEqual(answers.map(({ text }) => text));
    const refused = ids.filter((_id, index) => answers[index]?.status !== 200);
    expect(refused).toEqual(taken);
    expect(new Set(answers.slice(0, 3).map((answer) => statusAndCode(answer).join(' ')))).toEqual(
      new Set(['409 orders/step-refused']),
    );
    const { Items = [] } = await casino.dynamoDb.send(
      new QueryCommand({
        TableName: casino.tables.orders,
        KeyConditionExpression: '#player = :player AND begins_with(#id, :id)',
        ExpressionAttributeNames: { '#player': 'player', '#id': 'id' },
        ExpressionAttributeValues: { ':player': first.id, ':id': `${first.orderId}-` },
      }),
    );
    expect(Items.map(({ timeline }) => (timeline as unknown[]).length)).toEqual(ids.map(() => 2));
  });
});

describe('the address of an order', () => {
  it('is corrected once for identical requests, is visible to the player, and is final once shipped', async () => {
    const { path, order } = await placeOrder('mug');
    const correct = (key = 'correct', address: object = corrected) =>
      retryWhileBusy(() =>
        admin.callApi('PUT', `${path}/address`, { key, body: { address, reason: 'Asked for by phone' } }),
      );

    const answers = await Promise.all(Array.from({ length: twins }, () => correct()));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await order()).address).toEqual(corrected);
    expect(
      statusAndCode(await correct('blocked', { ...corrected, state: 'WA', postalCode: '98101' })),
    ).toEqual([409, 'player/state-blocked']);
    for (const body of [
      { status: 'approved' },
      { status: 'shipped', carrier: 'usps', trackingNumber: '9400 1000' },
    ])
      await retryWhileBusy(() => admin.callApi('POST', `${path}/steps`, { key: randomUUID(), body }));
    expect(statusAndCode(await correct('late', deliveryAddress))).toEqual([409, 'orders/address-final']);
    expect((await order()).address).toEqual(corrected);
  });
});

describe('a gift code of an order', () => {
  it('is replaced once by concurrent superadmins after a view, and the player then sees the new one', async () => {
    await addGiftCodes(admin, 'film', ['FILM-1', 'FILM-2', 'FILM-3', 'FILM-4']);
    const shopper = await placeOrder('film');
    await buyCoins(shopper);
    const dead = (await viewCode(shopper, shopper.orderId, 1)).body.code as string;
    const replace = (as: Shopper, key: string, replacements = 0): Promise<Answer> =>
      retryWhileBusy(() =>
        as.callApi('POST', `${shopper.path}/codes/1/replacements`, {
          key,
          body: { replacements, reason: 'The issuer blocked it' },
        }),
      );
    expect(statusAndCode(await replace(admin, 'admin'))).toEqual([403, 'orders/code-viewed']);

    const answers = await Promise.all([
      ...Array.from({ length: twins }, () => replace(superadmin, 'replace')),
      replace(secondSuperadmin, 'other'),
    ]);

    const outcomes = answers.map((answer) => statusAndCode(answer).join(' '));
    const [own, other] = [new Set(outcomes.slice(0, twins)), outcomes.at(-1)];
    expect([own, other]).toEqual(
      other === '200'
        ? [new Set(['409 orders/code-replaced']), '200']
        : [new Set(['200']), '409 orders/code-replaced'],
    );
    const shown = (await viewCode(shopper, shopper.orderId, 1)).body;
    expect(shown).toMatchObject({ code: expect.stringMatching(/^FILM-[1-4]$/), views: 1 });
    expect(shown.code).not.toBe(dead);
    expect(statusAndCode(await replace(superadmin, 'once-more', 1))).toEqual([
      409,
      'orders/viewed-code-replaced',
    ]);
    const { body } = await admin.callApi('GET', '/admin/gift-codes/film/batches');
    expect(body.items).toMatchObject([{ available: 2, unviewed: 0, viewed: 1, voided: 1 }]);
  });

  it('is replaced when its batch is voided, and no void code is issued again', async () => {
    const shopper = await placeOrder('film');
    const { body: before } = await admin.callApi('GET', '/admin/gift-codes/film/batches');
    await addGiftCodes(admin, 'film', ['FILM-5', 'FILM-6']);
    const voids = () =>
      retryWhileBusy(() =>
        admin.callApi('POST', `/admin/gift-codes/film/batches/${before.items[0].id}/voids`, {
          key: 'void',
          body: { reason: 'Withdrawn by the supplier' },
        }),
      );

    const voided = await voids();
    const again = await voids();

    expect(voided.body).toEqual({ voided: 1, replaced: 1, kept: 0, remaining: 0 });
    expect(again.body).toEqual({ voided: 0, replaced: 0, kept: 0, remaining: 0 });
    await buyCoins(shopper);
    expect((await viewCode(shopper, shopper.orderId, 1)).body.code).toMatch(/^FILM-[56]$/);
    expect(await findGiftCodeFaults(casino.dynamoDb, casino.tables, { product: 'film', added: 6 })).toEqual(
      [],
    );
  });
});
