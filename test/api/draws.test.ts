import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itInFullRun } from '../full-run';
import { closeDraw } from '../moved-time';
import { sizes } from '../scale';
import { type Casino, openCasino } from './casino';
import { enterUntilClosed, openDraw, readDraw, readEntries, verifyDraw } from './draw-visit';
import { startKillable } from './killable-casino';
import { findLedgerFaults } from './ledger-check';
import { findShopFaults } from './shop-check';
import {
  addProduct,
  deliveryAddress,
  openShopper,
  type Shopper,
  statusAndCode,
  retryWhileBusy,
} from './shopper';

const draws = 'lambdas/functions/schedule-draws/handler.ts';
const pieces = { box: 500, mug: 3, car: 500, bike: 500, boat: 500 };

describe('random prizes', () => {
  let casino: Casino;
  let admin: Shopper;
  beforeAll(async () => {
    casino = await openCasino();
    const categories = { box: 'mystery_prize', mug: 'merch' } as Record<string, string>;
    for (const [id, stock] of Object.entries(pieces))
      await addProduct(casino, id, { stock, price: 10, category: categories[id] ?? 'mega_sweeps' });
    admin = await openShopper(casino, 'draw-admin@jade.test', 0, ['ADMINS']);
  });
  afterAll(() => casino.close());

  it('draws mystery prizes by the published odds and never awards more than the stock', async () => {
    const shoppers = await Promise.all(
      Array.from({ length: 8 }, (_each, index) => openShopper(casino, `box-${index}@jade.test`, 2000)),
    );
    expect(statusAndCode(await shoppers[0]!.put('box'))).toEqual([409, 'cart/not-open']);
    const outcomes = [
      { kind: 'product', product: 'mug', weight: 6_000 },
      { kind: 'gold', gold: 20_000, weight: 3_000 },
      { kind: 'sweeps', sweeps: 150, weight: 1_000 },
    ];
    const odd = await admin.callApi('PUT', '/admin/products/box/odds', {
      body: { outcomes: outcomes.slice(1) },
    });
    expect(statusAndCode(odd)).toEqual([409, 'odds/weights-invalid']);
    const { body } = await admin.callApi('PUT', '/admin/products/box/odds', { body: { outcomes } });
    expect((await casino.callApi('GET', '/public/odds/box')).body).toEqual(body);

    const orders = await Promise.all(
      shoppers.map(async ({ hold, checkOut }, index) => {
        const { id } = await hold(['box', 2]);
        const order = () => checkOut(id, { key: `order-${index}`, address: deliveryAddress });
        const first = await retryWhileBusy(order);
        expect((await order()).text).toBe(first.text);
        return first.body.order;
      }),
    );

    const given = orders.flatMap(({ drawn }) =>
      drawn.pieces.map((piece: { given: { kind: string } }) => piece.given.kind),
    );
    expect(given).toHaveLength(16);
    expect(given.filter((kind) => kind === 'product').length).toBeLessThanOrEqual(pieces.mug);
    expect(orders.every(({ drawn }) => drawn.odds[0].hash === body.odds.hash)).toBe(true);
    expect(await findShopFaults(casino.dynamoDb, casino.tables, pieces)).toEqual([]);
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  }, 60_000);

  it('accepts entries only before the draw closes when many players enter at that moment', async () => {
    const shoppers = await Promise.all(
      Array.from({ length: sizes.entrants }, (_each, index) =>
        openShopper(casino, `car-${index}@jade.test`, 40_000),
      ),
    );
    const id = await openDraw(admin, 'car');
    let ordered = 0;
    let closing: Promise<void> | undefined;
    const onOrder = () => {
      ordered += 1;
      // The draw closes while other orders are in flight.
      if (ordered > 2 * shoppers.length)
        closing ??= closeDraw(casino.dynamoDb, casino.tables.random_prizes, {
          id,
          at: new Date(Date.now() + 4_000),
        });
    };

    const entered = await Promise.all(
      shoppers.map((shopper) => enterUntilClosed(shopper, 'car', { most: 80, onOrder })),
    );
    await closing;
    const { closesAt } = await readDraw(casino, id);
    await expect
      .poll(() => casino.invoke(draws, {}).then(() => readDraw(casino, id)), { timeout: 20_000 })
      .toMatchObject({ state: 'drawn' });

    const acknowledged = entered.flat();
    expect(acknowledged.length).toBeGreaterThan(2 * shoppers.length);
    expect(acknowledged.every(({ placedAt }) => placedAt < closesAt)).toBe(true);
    const list = await readEntries(casino, id);
    expect(list.map(({ first, quantity }) => [first, quantity])).toEqual(
      acknowledged.map(({ first, quantity }) => [first, quantity]).sort(([left], [right]) => left! - right!),
    );
    await verifyDraw(casino, id);
    expect(statusAndCode(await shoppers[0]!.put('car', 9))).toEqual([409, 'cart/not-open']);
    const { owner } = list[0]!;
    const own = await Promise.all(shoppers.map(({ callApi }) => callApi('GET', `/draws/${id}/entries`)));
    expect(own.filter(({ body }) => body.owner === owner)).toHaveLength(1);
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  }, 90_000);

  it('refunds all entries of a canceled draw and never reveals its seed', async () => {
    const { callApi, hold, checkOut } = await openShopper(casino, 'bike@jade.test', 5000);
    const id = await openDraw(admin, 'bike');
    const { id: reservation } = await hold(['bike', 3]);
    const placed = await checkOut(reservation);
    expect(placed.body.balances.sweepsRedeemable).toBe(2000);

    const cancel = (key: string) =>
      admin.callApi('POST', `/admin/draws/${id}/cancellation`, {
        key,
        body: { reason: 'The bike is broken' },
      });
    expect([statusAndCode(await cancel('c')), statusAndCode(await cancel('d'))]).toEqual([[200], [200]]);
    await casino.invoke(draws, {});
    await casino.invoke(draws, {});

    expect((await callApi('GET', '/wallet')).body.balances.sweepsRedeemable).toBe(5000);
    const { order } = (await callApi('GET', `/orders/${placed.body.order.id}`)).body;
    expect(order.timeline.at(-1)).toMatchObject({
      status: 'refunded',
      actor: 'system',
      reason: 'draw-canceled',
      note: 'The bike is broken',
    });
    const published = await readDraw(casino, id);
    expect(published).toMatchObject({ state: 'canceled', serverSeed: null });
    expect(published.canceled.reason).toBe('The bike is broken');
    const { Items = [] } = await casino.dynamoDb.send(
      new ScanCommand({ TableName: casino.tables.draw_seeds }),
    );
    const seed = Items.find(({ draw }) => draw === id)!['serverSeed'] as string;
    const seen = await Promise.all([
      casino.callApi('GET', '/public/draws'),
      admin.callApi('GET', '/admin/draws'),
      callApi('GET', `/draws/${id}/entries`),
    ]);
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(seen.some(({ text }) => text.includes(seed))).toBe(false);
  });
});

describe('a power cut', () => {
  const start = startKillable();

  itInFullRun(
    'between closing and drawing leaves the draw unchanged, and the repeated draw has one set of winners',
    async () => {
      const before = await start();
      await addProduct(before.casino, 'boat', { stock: 500, price: 10, category: 'mega_sweeps' });
      const admin = await openShopper(before.casino, 'boat-admin@jade.test', 0, ['ADMINS']);
      const shoppers = await Promise.all(
        Array.from({ length: 6 }, (_each, index) =>
          openShopper(before.casino, `boat-${index}@jade.test`, 20_000),
        ),
      );
      const id = await openDraw(admin, 'boat', 4);
      for (const { hold, checkOut } of shoppers)
        for (let order = 0; order < 2; order += 1) await checkOut((await hold(['boat', 2])).id);
      await closeDraw(before.casino.dynamoDb, before.casino.tables.random_prizes, { id, at: new Date() });

      void before.invoke(draws, {}).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 60));
      before.child.kill('SIGKILL');
      before.casino.disconnect();
      const { casino, invoke } = await start();
      await expect
        .poll(() => invoke(draws, {}).then(() => readDraw(casino, id)), { timeout: 30_000 })
        .toMatchObject({ state: 'drawn', entries: 24 });

      await verifyDraw(casino, id);
      const { winning } = await readDraw(casino, id);
      await invoke(draws, {});
      expect((await readDraw(casino, id)).winning).toEqual(winning);
      casino.disconnect();
    },
    90_000,
  );
});
