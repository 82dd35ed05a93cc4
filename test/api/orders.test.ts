import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Casino, openCasino } from './casino';
import { addGiftCodes, buyCoins, viewCode } from './gift-code-visit';
import { findLedgerFaults } from './ledger-check';
import { findShopFaults } from './shop-check';
import {
  addProduct,
  deliveryAddress,
  openShopper,
  type Shopper,
  stockOf,
  statusAndCode,
  retryWhileBusy,
} from './shopper';

const pieces = { mug: 200, purse: 50, tea: 60, film: 20 };
const shipped = { status: 'shipped', carrier: 'usps', trackingNumber: '9400 1000 0000' };
const twins = 16;

let casino: Casino;
let admin: Shopper;
let second: Shopper;
beforeAll(async () => {
  casino = await openCasino();
  await addProduct(casino, 'mug', { stock: pieces.mug });
  await addProduct(casino, 'purse', { stock: pieces.purse, category: 'coins' });
  await addProduct(casino, 'tea', { stock: pieces.tea, category: 'gifts' });
  await addProduct(casino, 'film', { stock: pieces.film, category: 'gifts' });
  [admin, second] = await Promise.all([
    openShopper(casino, 'admin@jade.test', 0, ['ADMINS']),
    openShopper(casino, 'second@jade.test', 0, ['SUPERADMINS']),
  ]);
});
afterAll(() => casino.close());

let opened = 0;
async function placeOrder(...lines: [string, number][]) {
  const shopper = await openShopper(casino, `shopper-${(opened += 1)}@jade.test`, 50_000);
  const held = await shopper.hold(...lines);
  const placed = await shopper.checkOut(held.id, { address: deliveryAddress });
  if (placed.status !== 200) throw new Error(placed.text);
  const id = placed.body.order.id as string;
  const path = `/admin/orders/${shopper.id}/${id}`;
  const step = (body: object, { as = admin, key = randomUUID() as string } = {}) =>
    retryWhileBusy(() => as.callApi('POST', `${path}/steps`, { key, body }));
  const cancel = (key: string = randomUUID()) =>
    retryWhileBusy(() => shopper.callApi('POST', `/orders/${id}/cancellation`, { key, body: {} }));
  const view = (number: number) => viewCode(shopper, id, number);
  const buy = () => buyCoins(shopper);
  const order = async () => (await shopper.callApi('GET', `/orders/${id}`)).body.order;
  const balances = async () => (await shopper.callApi('GET', '/wallet')).body.balances;
  return { ...shopper, orderId: id, placed, path, step, cancel, view, buy, order, balances };
}

const addCodes = (product: string, codes: readonly string[]) => addGiftCodes(admin, product, codes);

async function faults(): Promise<string[]> {
  return [
    ...(await findShopFaults(casino.dynamoDb, casino.tables, pieces)),
    ...(await findLedgerFaults(casino.dynamoDb, casino.tables)),
  ];
}

describe('order steps', () => {
  it('lead to delivery, are visible to the player, and are in the audit log', async () => {
    const { step, order, orderId } = await placeOrder(['mug', 1]);

    for (const body of [{ status: 'approved' }, shipped, { status: 'delivered' }])
      expect((await step(body)).status).toBe(200);

    const { timeline, status } = await order();
    expect(status).toBe('delivered');
    expect(timeline[2]).toMatchObject({ parcel: { carrier: 'usps', trackingNumber: '9400 1000 0000' } });
    const { Items = [] } = await casino.dynamoDb.send(
      new ScanCommand({
        TableName: casino.host.functions
          .definitions()
          .find(({ entry }) => entry === 'lambdas/functions/api-admin/handler.ts')!.environment[
          'AUDIT_TABLE'
        ],
      }),
    );
    const acts = Items.filter(({ subject }) => subject === `order#${orderId}`).map(({ act }) => act);
    expect(acts.sort()).toEqual(['order-approved', 'order-delivered', 'order-shipped']);
  });

  it(`are applied once for ${twins} identical requests, and all ${twins} responses are the same`, async () => {
    const { step, order } = await placeOrder(['mug', 1]);

    const answers = await Promise.all(
      Array.from({ length: twins }, () => step({ status: 'approved' }, { key: 'approve' })),
    );

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect((await order()).timeline).toHaveLength(2);
  });

  it('apply only one of two conflicting decisions of two admins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { step, order, balances } = await placeOrder(['mug', 2]);

      const answers = await Promise.all([
        step({ status: 'approved' }),
        step({ status: 'declined', reason: 'not-available' }, { as: second }),
      ]);

      const { status, timeline } = await order();
      const codes = answers.map((answer) => statusAndCode(answer).join(' '));
      // A decline may follow an approval that came first.
      if (timeline.length === 2) expect(codes.sort()).toEqual(['200', '409 orders/step-refused']);
      else expect([codes, status]).toEqual([['200', '200'], 'declined']);
      expect((await balances()).sweepsRedeemable).toBe(status === 'declined' ? 50_000 : 48_000);
    }
    expect(await faults()).toEqual([]);
  });

  it('apply either the approval or the player’s cancellation when both are concurrent', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { step, cancel, order, balances } = await placeOrder(['mug', 2]);

      const [approved, canceled] = await Promise.all([step({ status: 'approved' }), cancel()]);

      const { status } = await order();
      expect([approved.status, canceled.status].sort()).toEqual([200, 409]);
      expect(status).toBe(approved.status === 200 ? 'approved' : 'canceled');
      expect((await balances()).sweepsRedeemable).toBe(status === 'canceled' ? 50_000 : 48_000);
    }
    expect(await faults()).toEqual([]);
  });
});

describe('an undone order', () => {
  it(`returns coins and stock once for ${twins} requests with different keys`, async () => {
    const stock = await stockOf(casino, 'mug');
    const { cancel, balances } = await placeOrder(['mug', 3]);

    const answers = await Promise.all(
      Array.from({ length: twins }, (_each, index) => cancel(index % 2 ? 'one-key' : undefined)),
    );

    const statuses = new Set(answers.map((answer) => statusAndCode(answer).join(' ')));
    expect(
      [...statuses].every((outcome) => outcome === '200' || outcome === '409 orders/not-cancellable'),
    ).toBe(true);
    expect([(await balances()).sweepsRedeemable, await stockOf(casino, 'mug')]).toEqual([50_000, stock]);
    expect(await faults()).toEqual([]);
  });

  it('debits the Gold Coins that it credited', async () => {
    const { step, balances, cancel } = await placeOrder(['purse', 1]);
    const before = await balances();
    expect(statusAndCode(await cancel())).toEqual([409, 'orders/not-cancellable']);

    expect((await step({ status: 'refunded', reason: 'goodwill' })).status).toBe(200);

    expect(await balances()).toMatchObject({ gold: before.gold - 100_000, sweepsRedeemable: 50_000 });
    expect(await faults()).toEqual([]);
  });
});

describe('an order of a player who may no longer order', () => {
  it('can be undone by player and admin during a suspension', async () => {
    for (const by of ['player', 'admin']) {
      const stock = await stockOf(casino, 'mug');
      const { id, callApi, step, cancel, balances, order } = await placeOrder(['mug', 2]);
      const suspended = await admin.callApi('POST', `/admin/players/${id}/suspensions`, {
        key: randomUUID(),
        body: { reason: 'unusual-play', note: 'Rounds at night' },
      });
      expect(suspended.status).toBe(200);
      expect(
        statusAndCode(await callApi('POST', '/checkout/reservation', { key: 'more', body: {} })),
      ).toEqual([409, 'player/suspended']);

      const undone = await (by === 'player'
        ? cancel()
        : step({ status: 'declined', reason: 'not-available' }));

      expect([undone.status, (await order()).status]).toEqual([
        200,
        by === 'player' ? 'canceled' : 'declined',
      ]);
      expect([(await balances()).sweepsRedeemable, await stockOf(casino, 'mug')]).toEqual([50_000, stock]);
      expect((await callApi('GET', '/wallet')).body.suspension).toMatchObject({ reason: 'unusual-play' });
    }
    expect(await faults()).toEqual([]);
  });

  it('can be refunded with its Gold Coins during a self-exclusion', async () => {
    const stock = await stockOf(casino, 'purse');
    const { callApi, step, balances } = await placeOrder(['purse', 1]);
    const before = await balances();
    const excluded = await callApi('POST', '/play-limits/exclusions', {
      key: 'exclude',
      body: { months: null },
    });
    expect(excluded.status).toBe(200);

    expect((await step({ status: 'refunded', reason: 'goodwill' })).status).toBe(200);

    expect(await balances()).toMatchObject({ gold: before.gold - 100_000, sweepsRedeemable: 50_000 });
    expect(await stockOf(casino, 'purse')).toBe(stock);
    expect((await callApi('GET', '/play-limits')).body.timeOut).toMatchObject({
      kind: 'exclusion',
      until: null,
    });
    expect(await faults()).toEqual([]);
  });
});

describe('gift codes', () => {
  it('are never stored or returned in plain text except by a recorded view', async () => {
    const { body } = await addCodes('tea', ['TEA-PLAIN-1', 'TEA-PLAIN-2', 'TEA-PLAIN-1']);
    expect(body).toEqual({
      added: 2,
      duplicates: [{ line: 3, of: 'this-list' }],
      invalid: [],
      served: 0,
    });

    const { placed, view, buy, order, callApi, orderId } = await placeOrder(['tea', 2]);
    const held = await view(1);
    await buy();

    expect(placed.body.order).toMatchObject({ status: 'delivered', codesMissing: 0 });
    expect(statusAndCode(held)).toEqual([409, 'orders/code-held']);
    const first = await view(1);
    const again = await view(1);
    expect(first.body).toMatchObject({ code: expect.stringMatching(/^TEA-PLAIN-[12]$/), views: 1 });
    expect(again.body).toEqual({ ...first.body, views: 2 });
    const listed = await callApi('GET', '/orders');
    expect(JSON.stringify([await order(), listed.body, placed.body])).not.toContain('TEA-PLAIN');
    const stored: string[] = [];
    for (const TableName of Object.values(casino.tables)) {
      const { Items = [] } = await casino.dynamoDb.send(new ScanCommand({ TableName }));
      stored.push(JSON.stringify(Items));
    }
    expect(stored.join('')).not.toContain('TEA-PLAIN');
    const { Items: views = [] } = await casino.dynamoDb.send(
      new ScanCommand({ TableName: casino.tables.gift_codes }),
    );
    expect(
      views.filter(({ id, order: of }) => String(id).startsWith('view#') && of === orderId),
    ).toHaveLength(2);
  });

  it('are assigned to one order each under concurrency, and other orders wait for more codes', async () => {
    const codes = Array.from({ length: 6 }, (_each, index) => `FILM-${index}`);
    await addCodes('film', codes.slice(0, 3));
    const orders = await Promise.all(Array.from({ length: 6 }, () => placeOrder(['film', 1])));
    const waiting = orders.filter(({ placed }) => placed.body.order.codesMissing > 0);
    expect(waiting.length).toBeGreaterThanOrEqual(3);
    const pools = await admin.callApi('GET', '/admin/gift-codes');
    expect(pools.body.items).toContainEqual(
      expect.objectContaining({ product: 'film', waiting: waiting.length, given: 6 - waiting.length }),
    );

    await addCodes('film', codes.slice(3));

    const seen: string[] = [];
    for (const { order, view, buy } of orders) {
      await buy();
      expect(await order()).toMatchObject({ status: 'delivered', codesMissing: 0 });
      seen.push((await view(1)).body.code);
    }
    expect(seen.sort()).toEqual(codes);
    expect(await faults()).toEqual([]);
  });

  it('return to the pool with a refunded order unless viewed', async () => {
    await addCodes('tea', ['TEA-BACK-1', 'TEA-BACK-2']);
    const { view, buy, step } = await placeOrder(['tea', 2]);
    await buy();
    const left = async (): Promise<{ left: number; given: number }> =>
      (await admin.callApi('GET', '/admin/gift-codes')).body.items.find(
        ({ product }: { product: string }) => product === 'tea',
      );
    const before = await left();
    await view(2);

    const refund = { status: 'refunded', reason: 'code-not-valid' };
    expect(statusAndCode(await step(refund))).toEqual([403, 'orders/code-viewed']);
    const undone: Answer = await step(refund, { as: second });

    expect(undone.body.order.codes).toMatchObject([{ views: 1 }]);
    expect((await left()).left).toBe(before.left + 1);
    expect(await faults()).toEqual([]);
  });
});
