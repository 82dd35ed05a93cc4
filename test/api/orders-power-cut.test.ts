import { describe, expect } from 'vitest';
import { itInFullRun } from '../full-run';
import type { Answer } from './casino';
import { type KillableCasino, startKillable } from './killable-casino';
import { findLedgerFaults } from './ledger-check';
import { findShopFaults, scanOrders } from './shop-check';
import { addProduct, deliveryAddress, openShopper, type Shopper, retryWhileBusy } from './shopper';

const buyers = 3;
const ordersEach = 6;
const killAfterSteps = 15;
const pieces = { mug: 200, purse: 200 };

const shipped = { status: 'shipped', carrier: 'usps', trackingNumber: '9400 1000 0000' };
/** Admin steps per order; each sequence ends in another status and moves coins or stock. */
const ways: readonly (readonly object[])[] = [
  [{ status: 'approved' }, shipped, { status: 'delivered' }],
  [{ status: 'approved' }, shipped, { status: 'refunded', reason: 'arrived-damaged' }],
  [{ status: 'declined', reason: 'ordered-twice' }],
  [{ status: 'approved' }, { status: 'canceled', reason: 'not-available' }],
];
/** Every valid status sequence, complete or partial. */
const legalWay =
  /^placed( (declined|canceled)| approved( (declined|canceled|refunded)| shipped( refunded| delivered( refunded)?)?)?)?$/;

/** An acknowledged step and the request to repeat it. */
interface Acknowledged {
  readonly path: string;
  readonly request: { readonly token: string; readonly key: string; readonly body: object };
  /** Order of the response; the balances beside it are those of the moment. */
  readonly order: unknown;
}

interface Placed {
  readonly path: string;
  readonly shopper: Shopper;
  readonly id: string;
}

describe('a power cut', () => {
  const start = startKillable();

  itInFullRun(
    'during many steps loses no acknowledged step, and coins, stock and steps are consistent',
    async () => {
      const before = await start();
      await addProduct(before.casino, 'mug', { stock: pieces.mug });
      await addProduct(before.casino, 'purse', { stock: pieces.purse, category: 'coins' });
      const admin = await openShopper(before.casino, 'desk@jade.test', 0, ['ADMINS']);
      const placed = await placeOrders(before);
      const acknowledged = await stepUntilKilled(before, admin, placed);
      const { casino } = await start();

      expect(acknowledged.length).toBeGreaterThanOrEqual(killAfterSteps);
      const faults = async () => [
        ...(await findShopFaults(casino.dynamoDb, casino.tables, pieces)),
        ...(await findLedgerFaults(casino.dynamoDb, casino.tables)),
      ];
      expect(await faults()).toEqual([]);
      for (const { path, request, order } of acknowledged)
        expect((await casino.callApi('POST', path, request)).body.order).toEqual(order);
      expect(await faults()).toEqual([]);

      const ways = (await scanOrders(casino.dynamoDb, casino.tables)).map(wayOf);
      expect(ways).toHaveLength(placed.length);
      expect(ways.filter((way) => !legalWay.test(way))).toEqual([]);
      // The cut came in the middle: some orders have ended, others have not.
      expect(ways.some((way) => way === 'placed' || way.endsWith('approved'))).toBe(true);
      expect(ways.some((way) => /(declined|canceled|refunded|delivered)$/.test(way))).toBe(true);
      // Every order can still be ended, and no effect is applied twice.
      for (const { path } of placed) {
        const request = { token: admin.token, body: { status: 'declined', reason: 'not-available' } };
        await retryWhileBusy(() => casino.callApi('POST', `${path}/steps`, { ...request, key: 'at-last' }));
      }
      expect(await faults()).toEqual([]);
      casino.disconnect();
    },
    240_000,
  );

  async function placeOrders({ casino }: KillableCasino): Promise<Placed[]> {
    const all = Array.from({ length: buyers }, async (_each, buyer) => {
      const shopper = await openShopper(casino, `buyer-${buyer}@jade.test`, ordersEach * 3000);
      const own: Placed[] = [];
      for (let order = 0; order < ordersEach; order += 1) {
        // Only admins can undo an order that credits coins at once.
        const held = await shopper.hold(['mug', 1], ...(order % 2 === 0 ? [] : [['purse', 2] as const]));
        const { body } = await shopper.checkOut(held.id, { address: deliveryAddress });
        const id = body.order.id as string;
        own.push({ path: `/admin/orders/${shopper.id}/${id}`, shopper, id });
      }
      return own;
    });
    return (await Promise.all(all)).flat();
  }

  /** Moves all orders on at once while some players cancel; kills the process while requests are in flight. */
  async function stepUntilKilled(
    { casino, child }: KillableCasino,
    { token }: Shopper,
    placed: readonly Placed[],
  ): Promise<Acknowledged[]> {
    const answered: Acknowledged[] = [];
    await Promise.all(placed.flatMap((order, index) => [moveOn(order, index), takeBack(order, index)]));
    casino.disconnect();
    return answered;

    async function moveOn({ path }: Placed, index: number): Promise<void> {
      for (const [number, body] of ways[index % ways.length]!.entries())
        if (!(await callApi(`${path}/steps`, { token, key: `step-${number}`, body }))) return;
    }

    async function takeBack({ shopper, id }: Placed, index: number): Promise<void> {
      if (index % 5 === 0)
        await callApi(`/orders/${id}/cancellation`, { token: shopper.token, key: 'back', body: {} });
    }

    async function callApi(path: string, request: Acknowledged['request']): Promise<boolean> {
      const answer = await unlessKilled(casino.callApi('POST', path, request));
      if (answer?.status === 200) answered.push({ path, request, order: answer.body.order });
      if (answered.length === killAfterSteps) child.kill('SIGKILL');
      return answer?.status === 200;
    }
  }
});

function wayOf(order: object): string {
  const { timeline, status } = order as { timeline: readonly { status: string }[]; status: string };
  const way = timeline.map((step) => step.status).join(' ');
  return way.endsWith(status) ? way : `${way}, but it is ${status}`;
}

/** The response, or undefined if the process is gone. */
function unlessKilled(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch(() => undefined);
}
