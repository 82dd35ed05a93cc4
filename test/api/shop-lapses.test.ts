import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Casino, openCasino } from './casino';
import { findLedgerFaults, type LedgerRow, scan } from './ledger-check';
import { findShopFaults, scanReservations } from './shop-check';
import { addProduct, deleteProduct, openShopper, type Shopper, stockOf, statusAndCode } from './shopper';
import { createSkippingClock } from './skipping-clock';

const minuteMs = 60_000;
/** Delay of the queue in the template. */
const delayMs = 10 * minuteMs;
/** The sweep runs every quarter of an hour instead of every minute, so that a message can come first. */
const sweepEveryMs = 15 * minuteMs;
const soon = { timeout: 10_000, interval: 25 };

/**
 * For the functions a hold expires as soon as it is made. The queue delay of ten minutes and the schedule interval are those of the
 * template and follow the clock of the host.
 */
describe('an expired hold', () => {
  const clock = createSkippingClock();
  let casino: Casino;
  let openedAt: Date;
  let nextSweepAtMs: number;
  beforeAll(async () => {
    casino = await openCasino({
      clock,
      scheduleScale: sweepEveryMs / minuteMs,
      overrides: { RESERVATION_SECONDS: '0' },
    });
    openedAt = clock.now();
    nextSweepAtMs = openedAt.getTime() + sweepEveryMs;
  });
  afterAll(() => casino.close());

  it('returns stock and coins when its message arrives, and cannot be ordered before', async () => {
    await addProduct(casino, 'mug', { stock: 5 });
    await addProduct(casino, 'hat', { stock: 5 });
    const shopper = await openShopper(casino, 'told@jade.test', 9000);

    const { id } = await shopper.hold(['mug', 5], ['hat', 1]);
    const refused = await shopper.checkOut(id);
    const held = await stocks('mug', 'hat');
    const setAside = await coinsOf(shopper);
    clock.skip(delayMs);

    await expect.poll(() => stocks('mug', 'hat'), soon).toEqual([5, 5]);
    expect(statusAndCode(refused)).toEqual([409, 'checkout/reservation-lapsed']);
    expect(held).toEqual([0, 4]);
    expect(setAside).toEqual({ redeemable: 3000, held: 6000, released: 0 });
    expect(await coinsOf(shopper)).toEqual({ redeemable: 9000, held: 0, released: 1 });
    expect(timesRun('schedule-reservation-sweep', openedAt)).toBe(0);
  });

  it('is released by the sweep without a message, and a late message changes nothing', async () => {
    await addProduct(casino, 'drum', { stock: 5 });
    const shopper = await openShopper(casino, 'swept@jade.test', 3000);

    await shopper.hold(['drum', 3]);
    const heldAt = clock.now();
    await casino.host.indexesCaughtUp();
    clock.skip(nextSweepAtMs - heldAt.getTime());
    await expect.poll(() => stockOf(casino, 'drum'), soon).toBe(5);
    const messagesBefore = timesRun('queue-reservation-lapses', heldAt);
    const coinsBefore = await coinsOf(shopper);
    clock.skip(delayMs);
    await expect.poll(() => timesRun('queue-reservation-lapses', heldAt), soon).toBe(1);

    expect(messagesBefore).toBe(0);
    // The stock returns before the run of the sweep ends.
    await expect.poll(() => timesRun('schedule-reservation-sweep', heldAt), soon).toBe(1);
    expect(await stockOf(casino, 'drum')).toBe(5);
    expect(coinsBefore).toEqual({ redeemable: 3000, held: 0, released: 1 });
    expect(await coinsOf(shopper)).toEqual(coinsBefore);
  });

  it('is released once when message and sweep coincide, for each player', async () => {
    const pieces = { kite: 40, lamp: 40 };
    for (const [id, stock] of Object.entries(pieces)) await addProduct(casino, id, { stock });
    const emails = Array.from({ length: 12 }, (_each, index) => `both-${index}@jade.test`);
    const shoppers = await Promise.all(emails.map((email) => openShopper(casino, email, 3000)));

    await Promise.all(shoppers.map(({ hold }) => hold(['kite', 2], ['lamp', 1])));
    const held = await stocks('kite', 'lamp');
    const heldAt = clock.now();
    clock.skip(delayMs);
    const waiting = async () => {
      // An event that met too many conflicts is delivered again after a minute.
      clock.skip(minuteMs);
      return stocks('kite', 'lamp');
    };
    await expect.poll(waiting, soon).toEqual([40, 40]);

    expect(held).toEqual([16, 28]);
    for (const name of ['schedule-reservation-sweep', 'queue-reservation-lapses'])
      await expect.poll(() => timesRun(name, heldAt), soon).toBeGreaterThan(0);
    for (const shopper of shoppers)
      expect(await coinsOf(shopper)).toEqual({ redeemable: 3000, held: 0, released: 1 });
    expect(await findShopFaults(casino.dynamoDb, casino.tables, pieces)).toEqual([]);
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });

  it('returns the remaining stock when a product was deleted', async () => {
    await addProduct(casino, 'gone', { stock: 5 });
    await addProduct(casino, 'left', { stock: 5 });
    const shopper = await openShopper(casino, 'deleted@jade.test', 4000);

    await shopper.hold(['gone', 2], ['left', 2]);
    await deleteProduct(casino, 'gone');
    clock.skip(delayMs);

    await expect.poll(() => stocks('left', 'gone'), soon).toEqual([5, undefined]);
    expect(await stateOf(shopper)).toBe('lapsed');
    expect(await coinsOf(shopper)).toEqual({ redeemable: 4000, held: 0, released: 1 });
  });

  function stocks(...ids: readonly string[]): Promise<(number | undefined)[]> {
    return Promise.all(ids.map((id) => stockOf(casino, id)));
  }

  /** Number of completed runs of a function since a time. */
  function timesRun(name: string, since: Date): number {
    const { functions } = casino.host;
    const entry = `lambdas/functions/${name}/handler.ts`;
    const run = functions.definitions().find((definition) => definition.entry === entry);
    const own = functions.invocations.filter(({ functionName }) => functionName === run?.boot.functionName);
    const isEnded = ({ durationMs }: (typeof own)[0]) => durationMs !== undefined;
    return own.filter((each) => isEnded(each) && new Date(each.startedAt) >= since).length;
  }

  /**
   * Redeemable and held coins of a shopper and their number of releases. Reads the tables, because the session may have expired by the
   * host’s clock.
   */
  async function coinsOf({ id }: Shopper) {
    const { dynamoDb, tables } = casino;
    const wallets = await scan<Record<string, unknown>>(dynamoDb, tables.wallets);
    const rows = await scan<LedgerRow>(dynamoDb, tables.ledger);
    const wallet = wallets.find(({ player }) => player === id);
    const released = rows.filter(({ player, detail }) => player === id && detail.kind === 'release');
    return {
      redeemable: wallet?.['sweepsRedeemable'],
      held: wallet?.['sweepsHeld'],
      released: released.length,
    };
  }

  async function stateOf({ id }: Shopper): Promise<string | undefined> {
    const reservations = await scanReservations(casino.dynamoDb, casino.tables);
    return reservations.find(({ player }) => player === id)?.state;
  }
});

describe('a hold whose message cannot be sent', () => {
  it('is accepted and released by the next sweep', async () => {
    const casino = await openCasino({
      // A sweep every half second, and a queue URL without a listener.
      scheduleScale: 0.5 / 60,
      overrides: { RESERVATION_SECONDS: '0', RESERVATION_LAPSES_QUEUE_URL: 'http://127.0.0.1:9/0/nowhere' },
    });
    try {
      await addProduct(casino, 'mug', { stock: 5 });
      const shopper = await openShopper(casino, 'unsent@jade.test', 5000);

      const { id } = await shopper.hold(['mug', 5]);

      expect(id).toEqual(expect.any(String));
      const logs = casino.host.functions.invocations.map(({ log }) => log);
      expect(logs.some((log) => log.includes('LAPSE_NOT_QUEUED'))).toBe(true);
      await expect.poll(() => stockOf(casino, 'mug'), soon).toBe(5);
      const [{ state } = {}] = await scanReservations(casino.dynamoDb, casino.tables);
      expect(state).toBe('lapsed');
      const { balances } = (await shopper.callApi('GET', '/wallet')).body;
      expect(balances).toMatchObject({ sweepsRedeemable: 5000, sweepsHeld: 0 });
    } finally {
      await casino.close();
    }
  });
});
