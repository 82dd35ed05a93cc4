import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerPartitionKey } from '#lambdas/wallet/stores/ledger-row';
import { sizes } from '../scale';
import { type Answer, type Casino, openCasino } from './casino';
import { findLedgerFaults } from './ledger-check';
import { findMetricsFaults } from './metrics-check';
import { findShopFaults, scanOrders } from './shop-check';
import { addProduct, openShopper, type Shopper, stockOf, retryWhileBusy } from './shopper';

const buyerCount = sizes.buyers;
const playerCount = 30;
const flows = sizes.tabs;
const twins = sizes.identicalRequests;
const price = 1000;
const pieces = { rare: 10, medal: 50, stamp: 5 };

let casino: Casino;
let buyers: Shopper[];
beforeAll(async () => {
  casino = await openCasino({ readsStreams: true });
  for (const [id, stock] of Object.entries(pieces))
    await addProduct(casino, id, { stock, category: id === 'stamp' ? 'coins' : 'gifts' });
  const emails = Array.from({ length: buyerCount }, (_each, index) => `buyer-${index}@jade.test`);
  buyers = await Promise.all(emails.map((email) => openShopper(casino, email, price)));
});
afterAll(() => casino.close());

describe('the shop under concurrency', () => {
  it(`sells ten pieces to ten of ${buyerCount} buyers, and the others get the reason`, async () => {
    await Promise.all(buyers.map(({ put }) => retryWhileBusy(() => put('rare'))));

    const results = await Promise.all(buyers.map(buy));

    expect(timesEach(results)).toEqual({ ordered: 10, 'sold-out': buyerCount - 10 });
    expect(await stockOf(casino, 'rare')).toBe(0);
    expect(await scanOrders(casino.dynamoDb, casino.tables)).toHaveLength(10);

    async function buy({ reserve, checkOut }: Shopper): Promise<string> {
      const hold = randomUUID();
      const order = randomUUID();
      const held = await retryWhileBusy(() => reserve(hold));
      if (held.status !== 200) return whyNot(held);
      const placed = await retryWhileBusy(() => checkOut(held.body.reservation.id, { key: order }));
      return placed.status === 200 ? 'ordered' : whyNot(placed);
    }
  });

  it(`accepts three of ${flows} concurrent checkouts from a player with coins for three`, async () => {
    const shopper = await openShopper(casino, 'tabs@jade.test', 3 * price + 999);

    const results = await Promise.all(Array.from({ length: flows }, () => redeem(shopper)));

    expect(timesEach(results)).toEqual({ ordered: 3, 'wallet/insufficient-funds': flows - 3 });
    const { body: wallet } = await shopper.callApi('GET', '/wallet');
    expect(wallet.balances.sweepsRedeemable).toBe(999);
    expect((await shopper.callApi('GET', '/orders')).body.items).toHaveLength(3);

    /** One tab, which starts over after a conflict with another tab. */
    async function redeem({ put, reserve, checkOut }: Shopper): Promise<string> {
      const key = randomUUID();
      const conflict = ['checkout/cart-empty', 'checkout/cart-changed', 'checkout/reservation-lapsed'];
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const steps = [
          () => put('medal'),
          () => reserve(),
          ({ body }: Answer) => checkOut(body.reservation.id, { key }),
        ];
        let answer = {} as Answer;
        for (const step of steps) {
          const before = answer;
          answer = await retryWhileBusy(() => step(before));
          if (answer.status !== 200) break;
        }
        if (answer.status === 200) return 'ordered';
        if (!conflict.includes(answer.body.error.code)) return whyNot(answer);
      }
      return 'overtaken for ever';
    }
  });

  it(`holds a cart once for ${twins} identical reservations, with the same response for each`, async () => {
    const shopper = await openShopper(casino, 'holders@jade.test', 3 * price);
    await shopper.put('stamp', 2);

    const answers = await Promise.all(Array.from({ length: twins }, () => shopper.reserve('same')));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await stockOf(casino, 'stamp')).toBe(pieces.stamp - 2);
    const { body: wallet } = await shopper.callApi('GET', '/wallet');
    expect(wallet).toMatchObject({
      sequence: 3,
      balances: { sweepsRedeemable: price, sweepsHeld: 2 * price },
    });

    const { id } = answers[0]!.body.reservation;
    const released = await Promise.all(
      Array.from({ length: twins }, () => shopper.callApi('DELETE', `/checkout/reservation/${id}`)),
    );

    expect(new Set(released.map(({ text }) => text))).toEqual(new Set(['{"released":true}']));
    expect(await stockOf(casino, 'stamp')).toBe(pieces.stamp);
    expect((await shopper.callApi('GET', '/wallet')).body).toMatchObject({
      sequence: 4,
      balances: { sweepsRedeemable: 3 * price, sweepsHeld: 0 },
    });
  });

  it(`places one order for ${twins} identical checkouts, with the same response for each`, async () => {
    const shopper = await openShopper(casino, 'twins@jade.test', 3 * price);
    const { id } = await shopper.hold(['stamp', 1]);

    const answers = await Promise.all(
      Array.from({ length: twins }, () => shopper.checkOut(id, { key: 'same' })),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await shopper.callApi('GET', '/orders')).body.items).toHaveLength(1);
    expect((await shopper.callApi('GET', '/wallet')).body).toMatchObject({
      sequence: 4,
      balances: { gold: 110_000, sweepsRedeemable: 2 * price, sweepsHeld: 0 },
    });
  });

  it('keeps stock, payments and ledger consistent', async () => {
    expect(await findShopFaults(casino.dynamoDb, casino.tables, pieces)).toEqual([]);
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });
});

describe('house totals', () => {
  const projections = 'lambdas/functions/stream-projections/handler.ts';
  const soon = { timeout: 30_000, interval: 100 };
  const totalsFaults = () => findMetricsFaults(casino.dynamoDb, casino.tables);

  it('equal the ledger after concurrent writes, and a recount agrees', async () => {
    const players = buyers.slice(0, playerCount);
    const rounds = await Promise.all(players.map(({ token }) => casino.playRound(token, 'round')));

    await expect.poll(totalsFaults, soon).toEqual([]);

    expect(rounds.filter(({ status }) => status !== 200)).toEqual([]);
    const day = rounds.at(-1)!.body.round.at.slice(0, 10);
    expect(await casino.invoke(projections, { recount: day })).toEqual({
      day,
      differences: [],
      unreadable: 0,
    });
  });

  it('do not change when a player is replayed', async () => {
    const [{ id: player }] = buyers as [Shopper];

    const answer = await casino.invoke(projections, { replay: { player } });

    expect(answer).toMatchObject({ replayed: [{ player, fault: null }], isComplete: true });
    expect(await totalsFaults()).toEqual([]);
  });

  it('leave out a player with an unbalanced row, and only that player, until it is repaired', async () => {
    const player = 'nobody-in-particular';
    const at = new Date().toISOString();
    const partitionKey = ledgerPartitionKey(player, { kind: 'grant' });
    const row = { player, entry: 'faulty', sequence: 1, partitionKey, at, detail: { kind: 'grant' } };
    const postings = (change: number) => [
      ['player:gold', 'gold', 5],
      ['house:promotions', 'gold', change],
    ];
    const put = (change: number) =>
      casino.dynamoDb.send(
        new PutCommand({ TableName: casino.tables.ledger, Item: { ...row, postings: postings(change) } }),
      );
    await put(-4);
    const { body } = await casino.playRound(buyers[1]!.token, 'after');

    // A replay tries the parked player again and parks the player again.
    await expect
      .poll(() => casino.invoke(projections, { replay: 'parked' }), soon)
      .toMatchObject({ replayed: [{ player, lastSequence: 0, fault: 'row-unbalanced' }] });
    const day = body.round.at.slice(0, 10);
    await expect
      .poll(() => casino.invoke(projections, { recount: day }), soon)
      .toEqual({ day, differences: [], unreadable: 1 });
    await put(-5);
    const mended = await casino.invoke(projections, { replay: 'parked' });

    expect(mended).toMatchObject({ replayed: [{ player, lastSequence: 1, fault: null }] });
    expect(await totalsFaults()).toEqual([]);
  });
});

function whyNot({ body }: Answer): string {
  const { code, details } = body.error;
  return code === 'checkout/lines-refused' ? details.lines[0].reason : code;
}

function timesEach(results: readonly string[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const result of results) times[result] = (times[result] ?? 0) + 1;
  return times;
}
