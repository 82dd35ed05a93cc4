import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { afterRepeats, faultCases } from '../fault-cases';
import { describeInFullRun } from '../full-run';
import { closeDraw } from '../moved-time';
import { type Casino, openCasino } from './casino';
import { enterUntilClosed, type EntryOrder, openDraw, readDraw, readEntries, verifyDraw } from './draw-visit';
import { findGiftCodeFaults } from './gift-code-check';
import { addGiftCodes, buyCoins, viewCode } from './gift-code-visit';
import { findLedgerFaults, type LedgerRow, scan } from './ledger-check';
import { findShopFaults, scanOrders } from './shop-check';
import { addProduct, deliveryAddress, openShopper, type Shopper, retryWhileBusy } from './shopper';

const stock = { lantern: 10, tea: 30, car: 900, bike: 900 };
const categories: Partial<Record<string, string>> = { tea: 'gifts', car: 'mega_sweeps', bike: 'mega_sweeps' };
/** Many players with few orders each: notices of one player are processed in sequence. */
const players = 4;
/** Sweeps Coins of each player, in hundredths. */
const redeemable = 100_000;
const rounds = 4;
const winners = 3;
/** Number of accepted orders after which a draw ends, and the maximum per player. */
const ordersBeforeEnd = 5;
const mostOrders = 3;
/** Minutely schedules run every two seconds, so that a visit meets several events. */
const scheduleScale = 2 / 60;
const settled = { timeout: 60_000, interval: 250 };

/**
 * Players play, order and enter draws while one AWS fault is active. Like the site, each client repeats a busy request with the same key,
 * and each key has to take effect exactly once.
 */
describeInFullRun.each(faultCases)('with %s', (_fault, faults) => {
  let casino: Casino;
  let admin: Shopper;
  beforeAll(async () => {
    casino = await openCasino({ readsStreams: true, faults, scheduleScale });
    for (const [id, pieces] of Object.entries(stock))
      await addProduct(casino, id, { price: 10, stock: pieces, category: categories[id] ?? 'merch' });
    admin = await openShopper(casino, 'fault-admin@jade.test', 0, ['ADMINS']);
  });
  afterAll(() => casino.close());

  it('applies each key of a visit once and sends one notice per order', async () => {
    const shoppers = await openShoppers('visit');

    await Promise.all(shoppers.map(playAndOrder));

    await expectConsistentBooks();
    const rows = await scan<LedgerRow>(casino.dynamoDb, casino.tables.ledger);
    for (const shopper of shoppers) {
      const kinds = rows.filter(({ player }) => player === shopper.id).map(({ detail }) => detail.kind);
      expect(kinds.filter((kind) => kind === 'round')).toHaveLength(rounds);
      expect(kinds.filter((kind) => kind === 'order')).toHaveLength(1);
      await expectNotices(shopper, { 'order-placed': 1 });
      await expectMails(shopper, 'We have your order', 1);
    }
  }, 1_800_000);

  it('gives each order its gift codes once when codes arrive while orders wait', async () => {
    const shoppers = await openShoppers('codes');
    const codes = Array.from({ length: 10 }, (_each, index) => `TEA-CODE-${index}`);
    const early = codes.slice(0, 3);
    const late = codes.slice(2);

    const [first, ...others] = shoppers as [Shopper, ...Shopper[]];
    const waiting = await orderTea(first, 2);
    const [ordered] = await Promise.all([
      Promise.all(others.map((shopper, index) => orderTea(shopper, 1 + (index % 2)))),
      addGiftCodes(admin, 'tea', early, 'early'),
    ]);
    const added = await addGiftCodes(admin, 'tea', late, 'late');

    expect(added.body).toMatchObject({ added: 7, duplicates: [{ line: 1, of: 'the-pool' }] });
    const orders = [waiting, ...ordered];
    const seen: string[] = [];
    await Promise.all(shoppers.map(buyCoins));
    for (const order of orders) seen.push(...(await viewCodes(order)));
    expect(seen).toHaveLength(6);
    expect(new Set(seen).size).toBe(6);
    expect(codes).toEqual(expect.arrayContaining(seen));
    await expect.poll(teaPool, settled).toMatchObject({ left: 4, given: 6, waiting: 0 });
    const pool = { product: 'tea', added: codes.length };
    expect(await findGiftCodeFaults(casino.dynamoDb, casino.tables, pool)).toEqual([]);
    await expectConsistentBooks();
    expect(waiting.codesMissing).toBe(2);
    for (const { shopper, codesMissing } of orders)
      await expectNotices(shopper, { 'order-placed': 1, 'order-moved': codesMissing > 0 ? 1 : 0 });
  }, 1_800_000);

  it('draws once and charges each entry once when players enter while the draw closes', async () => {
    const shoppers = await openShoppers('car');
    const draw = await openDraw(admin, 'car', winners);

    const entered = await enterDuring(shoppers, 'car', () =>
      closeDraw(casino.dynamoDb, casino.tables.random_prizes, { id: draw, at: new Date(Date.now() + 300) }),
    );

    const storedDraw = async () =>
      (await scan<{ id: string }>(casino.dynamoDb, casino.tables.random_prizes)).find(
        ({ id }) => id === draw,
      );
    // Closing, counting, drawing and settling are four writes.
    await expect.poll(storedDraw, settled).toMatchObject({ state: 'drawn', isSettled: true, revision: 4 });
    await verifyDraw(casino, draw);
    const ranges = entered.flat().toSorted((left, right) => left.first - right.first);
    expect(await readEntries(casino, draw)).toMatchObject(
      ranges.map(({ first, quantity }) => ({ first, quantity })),
    );
    await expectConsistentBooks();
    await expectOrders(shoppers, entered, 'delivered');
    const { winning } = await readDraw(casino, draw);
    expect(winning).toHaveLength(winners);
    for (const [index, shopper] of shoppers.entries()) {
      const isOwn = (number: number) =>
        entered[index]!.some(({ first, quantity }) => first <= number && number < first + quantity);
      const won = (winning as number[]).filter(isOwn).length;
      await expectNotices(shopper, { 'order-placed': entered[index]!.length, 'draw-won': won });
    }
  }, 1_800_000);

  it('refunds each entry once when players enter while the draw is canceled', async () => {
    const shoppers = await openShoppers('bike');
    const draw = await openDraw(admin, 'bike');

    const entered = await enterDuring(shoppers, 'bike', async () => {
      const request = { key: 'cancel', body: { reason: 'The bike is broken' } };
      const path = `/admin/draws/${draw}/cancellation`;
      expect((await retryWhileBusy(() => admin.callApi('POST', path, request))).status).toBe(200);
    });

    await vi.waitFor(() => expectOrders(shoppers, entered, 'refunded'), settled);
    expect(await readDraw(casino, draw)).toMatchObject({ state: 'canceled', serverSeed: null });
    await expectConsistentBooks();
    for (const [index, shopper] of shoppers.entries()) {
      const { body } = await retryWhileBusy(() => shopper.callApi('GET', '/wallet'));
      // Coins reserved at the moment of the cancellation stay held until the reservation lapses.
      expect(body.balances.sweepsRedeemable + body.balances.sweepsHeld).toBe(redeemable);
      const count = entered[index]!.length;
      await expectNotices(shopper, { 'order-placed': count, 'order-moved': count });
    }
  }, 1_800_000);

  function openShoppers(name: string): Promise<Shopper[]> {
    const emails = Array.from({ length: players }, (_each, index) => `${name}-${index}@jade.test`);
    return Promise.all(emails.map((email) => openShopper(casino, email, redeemable)));
  }

  async function playAndOrder(shopper: Shopper): Promise<void> {
    const { token, callApi, hold, checkOut } = shopper;
    for (let round = 0; round < rounds; round += 1) {
      const key = `round-${round}`;
      const played = await retryWhileBusy(() => casino.playRound(token, key));
      expect(played.status).toBe(200);
    }
    const { id } = await hold(['lantern', 1]);
    const ordered = await retryWhileBusy(() => checkOut(id, { key: 'order', address: deliveryAddress }));
    expect(ordered.status).toBe(200);
    const wallet = await retryWhileBusy(() => callApi('GET', '/wallet'));
    expect(wallet.status).toBe(200);
  }

  /** Orders gift codes and returns the placed order. */
  async function orderTea(shopper: Shopper, quantity: number) {
    const { hold, checkOut } = shopper;
    const { id: reservation } = await hold(['tea', quantity]);
    const { status, body } = await retryWhileBusy(() => checkOut(reservation, { key: reservation }));
    expect(status).toBe(200);
    return {
      shopper,
      id: body.order.id as string,
      quantity,
      codesMissing: body.order.codesMissing as number,
    };
  }

  /** Views every code of an order after its delivery. */
  async function viewCodes({
    shopper,
    id,
    quantity,
  }: Awaited<ReturnType<typeof orderTea>>): Promise<string[]> {
    const order = async () =>
      (await retryWhileBusy(() => shopper.callApi('GET', `/orders/${id}`))).body.order;
    await expect.poll(order, settled).toMatchObject({ status: 'delivered', codesMissing: 0 });
    expect((await order()).codes).toHaveLength(quantity);
    const seen: string[] = [];
    for (let number = 1; number <= quantity; number += 1) {
      const answer = await viewCode(shopper, id, number);
      expect(answer.status).toBe(200);
      seen.push(answer.body.code);
    }
    return seen;
  }

  async function teaPool(): Promise<object | undefined> {
    const { body } = await retryWhileBusy(() => admin.callApi('GET', '/admin/gift-codes'));
    return (body.items as { product: string }[]).find(({ product }) => product === 'tea');
  }

  /** Lets all players enter a draw and ends it after a few entries. @returns the orders of each player */
  async function enterDuring(
    shoppers: readonly Shopper[],
    product: string,
    end: () => Promise<void>,
  ): Promise<EntryOrder[][]> {
    let ending: Promise<void> | undefined;
    let accepted = 0;
    const onOrder = () => {
      accepted += 1;
      if (accepted >= ordersBeforeEnd) ending ??= end();
    };
    const entered = await Promise.all(
      shoppers.map((shopper) => enterUntilClosed(shopper, product, { most: mostOrders, onOrder })),
    );
    await ending;
    expect(entered.flat().length).toBeGreaterThanOrEqual(ordersBeforeEnd);
    return entered;
  }

  /** Expects exactly these orders for these players, all with this status. */
  async function expectOrders(
    shoppers: readonly Shopper[],
    entered: EntryOrder[][],
    status: string,
  ): Promise<void> {
    const orders = await scanOrders(casino.dynamoDb, casino.tables);
    const stored = orders.filter(({ player }) => shoppers.some(({ id }) => id === player));
    const expected = entered.flat().map(({ order }) => [order, status]);
    expect(stored.map((order) => [order.id, order.status]).sort()).toEqual(expected.sort());
  }

  async function expectConsistentBooks(): Promise<void> {
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
    expect(await findShopFaults(casino.dynamoDb, casino.tables, stock)).toEqual([]);
  }

  /** Waits until a player has this number of notices of each kind. */
  async function expectNotices(
    { callApi }: Shopper,
    expected: Readonly<Record<string, number>>,
  ): Promise<void> {
    await vi.waitFor(async () => {
      const { body } = await retryWhileBusy(() => callApi('GET', '/notices?limit=100'));
      const kinds = (body.items as { kind: string }[]).map(({ kind }) => kind);
      const count = (kind: string) => kinds.filter((each) => each === kind).length;
      expect(Object.fromEntries(Object.keys(expected).map((kind) => [kind, count(kind)]))).toEqual(expected);
    }, afterRepeats);
  }

  async function expectMails({ email }: Shopper, subject: string, count: number): Promise<void> {
    const mails = () =>
      casino.host.outbox.read().filter((mail) => mail.to === email && mail.subject === subject);
    await vi.waitFor(() => expect(mails()).toHaveLength(count), afterRepeats);
  }
});
