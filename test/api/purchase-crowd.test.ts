import { afterAll, beforeAll, expect, it } from 'vitest';
import { sizes } from '../scale';
import { randomFrom } from '../simulation/scheduler/random';
import { type Buyer, openBuyer, paidEvent, sendEvent, signProviderEvent } from './buyer';
import { type Casino, openCasino } from './casino';
import { findLedgerFaults, type LedgerRow, scan } from './ledger-check';

const players = sizes.coinBuyers;
const purchasesEach = 6;
const random = randomFrom('purchase-crowd');

let casino: Casino;
beforeAll(async () => {
  casino = await openCasino({ overrides: { CHECK_AFTER_SECONDS: '0' }, scheduleScale: 1_000 });
});
afterAll(() => casino.close());

interface Bought {
  readonly id: string;
  readonly isPaid: boolean;
  readonly isRefunded: boolean;
}

/** Each player’s purchases in sequence, all players at once, with reconciliations in between. */
it('credits each paid purchase of a crowd once and no other, regardless of the webhook events', async () => {
  const buyers = await Promise.all(
    Array.from({ length: players }, (_each, index) => openBuyer(casino, `crowd-${index}@jade.test`)),
  );

  const bought = (await Promise.all(buyers.map(buyAll))).flat();
  await reconcile();

  const rows = await scan<LedgerRow>(casino.dynamoDb, casino.tables.ledger);
  const kindsOf = (id: string) =>
    rows
      .map(({ detail }) => detail as { kind: string; purchase?: string })
      .filter(({ purchase }) => purchase === id)
      .map(({ kind }) => kind)
      .sort();
  const expected = ({ isPaid, isRefunded }: Bought) => {
    if (!isPaid) return ['purchase-begun', 'purchase-ended'];
    return ['purchase', 'purchase-begun', ...(isRefunded ? ['refund'] : [])];
  };
  const wrong = bought.filter((each) => kindsOf(each.id).join() !== expected(each).join());
  expect(wrong.map((each) => ({ ...each, kinds: kindsOf(each.id) }))).toEqual([]);
  expect(bought).toHaveLength(players * purchasesEach);
  expect(bought.filter(({ isPaid }) => isPaid).length).toBeGreaterThan(bought.length / 2);
  expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
});

async function buyAll(buyer: Buyer): Promise<Bought[]> {
  const bought: Bought[] = [];
  for (let index = 0; index < purchasesEach; index += 1) {
    bought.push(await buy(buyer));
    await endOpen(buyer);
  }
  return bought;
}

/** A repeated begin of a package returns the purchase that is still open, so that one has to end first. */
async function endOpen({ callApi }: Buyer): Promise<void> {
  const isOpen = async () => {
    const { items } = (await callApi('GET', '/coins/purchases')).body as { items: { state: string }[] };
    return items.some(({ state }) => state === 'created');
  };
  for (let turn = 0; turn < 20 && (await isOpen()); turn += 1) await reconcile();
}

async function buy({ id: player, begin, choose }: Buyer): Promise<Bought> {
  const begun = await begin(random.pick(['coins-199', 'coins-499', 'coins-999']));
  if (!begun.purchase) throw new Error(JSON.stringify(begun));
  const { id } = begun.purchase as { id: string };
  const outcome = random.pick(['pay', 'pay', 'pay-twice', 'pay-unreported', 'decline', 'abandon'] as const);
  const isPaid = outcome.startsWith('pay');
  const body = paidEvent(player, id);
  if (random.chance(0.2)) expect(await sendEvent(casino, body, 't=1,v1=00')).toBe(400);
  const chosen = await choose(id, outcome);
  if (chosen.status !== 200) throw new Error(`${outcome}: ${chosen.text}`);
  if (isPaid && outcome !== 'pay-unreported') await postAgain(body);
  if (random.chance(0.1)) await reconcile();
  const isRefunded = isPaid && random.chance(0.2) && (await choose(id, 'refund')).status === 200;
  return { id, isPaid, isRefunded };
}

/** Concurrent redeliveries of the provider. A contended wallet answers 503, and the provider repeats the event. */
async function postAgain(body: string): Promise<void> {
  const signature = await signProviderEvent(casino, body);
  const statuses = await Promise.all([1, 2, 3].map(() => sendEvent(casino, body, signature)));
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
}

/** Concurrent reconciliations are harmless; one that meets a conflict leaves the purchase to the next. */
async function reconcile(): Promise<void> {
  const entry = 'lambdas/functions/schedule-purchases/handler.ts';
  await Promise.allSettled([casino.invoke(entry, {}), casino.invoke(entry, {})]);
}
