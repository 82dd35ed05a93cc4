import { describe, expect, it } from 'vitest';
import { proportional, sizes } from '../scale';
import type { Answer } from './casino';
import { type KillableCasino, startKillable } from './killable-casino';
import { findLedgerFaults } from './ledger-check';
import { findShopFaults, scanOrders, scanReservations } from './shop-check';
import { addProduct, deliveryAddress, openShopper, type Shopper } from './shopper';

const buyers = 6;
const ordersEach = sizes.cutCheckouts;
const killAfterOrders = proportional(40, 'cutCheckouts');
const holders = 3;
/** Long enough for checkouts on a busy machine, and over before another process has started. */
const reservationSeconds = '3';
const sweep = 'lambdas/functions/schedule-reservation-sweep/handler.ts';
const pieces = { mug: 500, purse: 500, trip: 500 };

/** An acknowledged checkout and the request to repeat it. */
interface Acknowledged {
  readonly request: { readonly token: string; readonly key: string; readonly body: object };
  readonly text: string;
}

describe('a power cut', () => {
  const start = startKillable({ overrides: { RESERVATION_SECONDS: reservationSeconds } });

  it('during many checkouts loses no order or stock, and expired holds are released', async () => {
    const before = await start();
    for (const [id, stock] of Object.entries(pieces))
      await addProduct(before.casino, id, { stock, category: id === 'purse' ? 'coins' : 'merch' });
    const open = (count: number, name: string) =>
      Promise.all(
        Array.from({ length: count }, (_each, index) =>
          openShopper(before.casino, `${name}-${index}@jade.test`, ordersEach * 1000),
        ),
      );
    const ordering = await open(buyers, 'buyer');
    const holding = await open(holders, 'holder');

    const holds = await Promise.all(holding.map(({ hold }) => hold(['trip', 2])));
    const acknowledged = await orderUntilKilled(before, ordering);
    const { casino, invoke } = await start();

    const faults = () => findShopFaults(casino.dynamoDb, casino.tables, pieces);
    const held = async () =>
      (await scanReservations(casino.dynamoDb, casino.tables)).filter(({ state }) => state === 'held');
    expect(await faults()).toEqual([]);
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
    expect((await held()).map(({ id }) => id)).toEqual(expect.arrayContaining(holds.map(({ id }) => id)));

    const orders = (await scanOrders(casino.dynamoDb, casino.tables)).length;
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAfterOrders);
    expect(orders).toBeGreaterThanOrEqual(acknowledged.length);
    expect(orders).toBeLessThan(buyers * ordersEach);
    for (const { request, text } of acknowledged) {
      const again = await casino.callApi('POST', '/checkout', request);
      expect(again.text).toBe(text);
    }

    await expect.poll(() => invoke(sweep, {}).then(held), { timeout: 10_000, interval: 100 }).toEqual([]);
    expect(await scanOrders(casino.dynamoDb, casino.tables)).toHaveLength(orders);
    expect(await faults()).toEqual([]);
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
    casino.disconnect();
  });

  /** Each buyer places one order after another; the process is killed while requests are in flight. */
  async function orderUntilKilled({ casino, child }: KillableCasino, shoppers: readonly Shopper[]) {
    const answered: Acknowledged[] = [];
    await Promise.all(shoppers.map(orderOn));
    casino.disconnect();
    return answered;

    async function orderOn({ token, put, reserve, callApi }: Shopper): Promise<void> {
      for (let order = 0; order < ordersEach; order += 1) {
        await unlessKilled(put(order % 2 ? 'mug' : 'purse'));
        const held = await unlessKilled(reserve(`hold-${order}`));
        if (!held) return;
        if (held.status !== 200) continue;
        const { id: reservation } = held.body.reservation;
        const body = { reservation, acceptedTerms: true, address: deliveryAddress };
        const request = { token, key: `order-${order}`, body };
        const placed = await unlessKilled(callApi('POST', '/checkout', request));
        if (!placed) return;
        if (placed.status === 200) answered.push({ request, text: placed.text });
        if (answered.length === killAfterOrders) child.kill('SIGKILL');
      }
    }
  }
});

/** The response, or undefined if the process is gone. */
function unlessKilled(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch(() => undefined);
}
