import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '#domain/affiliates/commission';
import { isClosed } from '#domain/ledger/closed-days';
import { dayMs, daysBetween } from '#domain/ledger/days';
import { houseMetric, orderedMetric } from '#domain/ledger/metric-names';
import { orderStatuses } from '#domain/rewards/order-status';
import { readMetrics } from '#lambdas/affiliates/read-metrics';
import { createAffiliateStore } from '#lambdas/affiliates/stores/affiliate-store';
import { createCommissionStore } from '#lambdas/affiliates/stores/commission-store';
import { readAlarms } from '#lambdas/alarms/read-alarms';
import { createAlarmStore } from '#lambdas/alarms/stores/alarm-store';
import { createDrawStore } from '#lambdas/draws/stores/draw-store';
import { createEntryStore } from '#lambdas/draws/stores/entry-store';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import type { Item } from '#lambdas/in-memory/item';
import { createClosedDayReads } from '#lambdas/metrics/stores/closed-day-reads';
import { createMetricReads } from '#lambdas/metrics/stores/metric-reads';
import { groupBy } from '#lambdas/runtime/group-by';
import { demoStaff } from './person';
import { type History, writeHistory } from './write-history';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../content/seed/${name}.json`, import.meta.url), 'utf8'));
const people = (read('demo-players') as unknown[]).slice(0, 5);
const settings = {
  seed: 'a history of tests',
  until: new Date('2026-11-26T00:00:00Z'),
  days: 7,
  headStartDays: 9,
  people,
  products: read('products'),
  draws: {
    open: [{ product: 'mega-sweeps-car', prize: 'A roadster', winners: 1, days: 30 }],
    past: [
      {
        product: 'mega-sweeps-weekend',
        prize: 'A weekend',
        winners: 2,
        openedDaysAgo: 30,
        closedDaysAgo: 12,
      },
    ],
  },
};

let history: History;
const itemsOf = (table: string): readonly Item[] => history.tables[table]?.items ?? [];

/** A client of one table of the history. */
function openTable(table: 'affiliates' | 'metrics' | 'random-prizes') {
  const { client, put } = createFakeTables();
  for (const item of itemsOf(table)) put(table, item);
  return client;
}

function openDrawStores() {
  const client = openTable('random-prizes');
  return {
    draws: createDrawStore(client, 'random-prizes'),
    entries: createEntryStore(client, 'random-prizes'),
  };
}

const missingStatuses = () => {
  const held = new Set(itemsOf('orders').map(({ status }) => status));
  return orderStatuses.filter((status) => !held.has(status));
};

beforeAll(async () => {
  history = await writeHistory(settings);
});

describe('writeHistory', () => {
  it('writes the same history for the same settings, and another one for another seed', async () => {
    const short = { ...settings, days: 2, headStartDays: 3 };
    const once = await writeHistory(short);

    expect(await writeHistory(short)).toEqual(once);
    const other = await writeHistory({ ...short, seed: 'another' });
    expect(other.tables['ledger']?.items).not.toEqual(once.tables['ledger']?.items);
  });

  it('ends before the day that it is written for', () => {
    const last = itemsOf('ledger').reduce(
      (latest, { at }) => (String(at) > latest ? String(at) : latest),
      '',
    );

    expect(last < '2026-11-26T00:00:00.000Z' && last > '2026-11-25T00:00:00.000Z').toBe(true);
  });

  it('marks every player as one for demonstration, by name and by address', () => {
    const names = itemsOf('players').map(({ displayName }) => String(displayName));

    expect(names).toHaveLength(people.length);
    expect(names.filter((name) => !name.startsWith('Demo '))).toEqual([]);
    expect(history.players.filter(({ email }) => !/^demo-[a-z.]+@jade\.test$/.test(email))).toEqual([]);
  });

  it('holds rounds, purchases, orders and audit entries', () => {
    const kinds = new Set(itemsOf('ledger').map(({ detail }) => (detail as { kind: string }).kind));

    expect([...kinds]).toEqual(expect.arrayContaining(['round', 'purchase', 'order', 'wheel-spin', 'grant']));
    expect(itemsOf('audit').length).toBeGreaterThan(3);
  });

  it('holds orders in every status, although so few days leave chance too few orders for that', () => {
    expect(missingStatuses()).toEqual([]);
  });

  it('leaves work for admins: an identity check, tickets and an application of an affiliate', () => {
    const programs = itemsOf('affiliates').filter(({ id }) => id === 'program');

    expect(itemsOf('identity-checks').filter(({ state }) => state === 'submitted')).not.toEqual([]);
    expect(itemsOf('tickets').filter(({ state }) => state === 'open').length).toBeGreaterThanOrEqual(2);
    expect(programs.map(({ state }) => state).sort()).toEqual(['approved', 'requested']);
  });

  it('leaves an active alarm and one that recovered, both marked as demonstration', async () => {
    const alarms = createAlarmStore(openTable('metrics'), 'metrics');

    const read = await readAlarms({ alarms, now: () => settings.until });

    expect(read.alarms).toMatchObject([
      { name: expect.stringMatching(/^Demo alarm: /), recoveredAt: null },
      { name: expect.stringMatching(/^Demo alarm: /), recoveredAt: '2026-11-25T22:05:00.000Z' },
    ]);
  });

  it('closes its days except the last ones, so that a report reads few items', async () => {
    const client = openTable('metrics');
    const days = daysBetween({ from: '2026-11-10', to: '2026-11-25' }, 16);
    const names = [houseMetric, orderedMetric];
    const { reportOf, sumsOf } = createMetricReads(client, 'metrics');
    const marks = await createClosedDayReads(client, 'metrics').marks({
      from: '2026-11-10',
      to: '2026-11-25',
    });

    expect(days.filter((day) => !isClosed(marks.get(day)))).toEqual(['2026-11-24', '2026-11-25']);
    const report = await reportOf(days, names);
    expect(Object.keys(report).length).toBeGreaterThan(10);
    expect(report).toEqual(await sumsOf(days, names));
  });

  it('holds neither keys of a stage nor what was hashed with one', () => {
    const names = ['players', 'purchases', 'free-entries', 'traits'].flatMap((table) =>
      itemsOf(table).map(({ player }) => String(player)),
    );

    expect(names.filter((name) => !/^0{8}-/.test(name))).toEqual([]);
    expect(itemsOf('traits')).toEqual([]);
  });
});

describe('writeHistory of enough days for orders of all kinds', () => {
  beforeAll(async () => {
    const people = (read('demo-players') as unknown[]).slice(0, 20);
    history = await writeHistory({ ...settings, days: 40, headStartDays: 8, people });
  });

  it('holds orders in every status', () => {
    expect(missingStatuses()).toEqual([]);
  });

  it('has rounds on each day, and on the first ten days a hundred on average by two thirds of the players', () => {
    const days = itemsOf('ledger')
      .filter(({ detail }) => (detail as { kind: string }).kind === 'round')
      .map(({ at }) => dayOf(new Date(String(at))));
    const firstDay = dayOf(new Date(settings.until.getTime() - 40 * dayMs));
    const rounds = [...groupBy(days, (day) => day)].filter(([day]) => day >= firstDay);
    const firstDays = rounds.slice(0, 10).flatMap(([, ofDay]) => ofDay);

    expect(rounds).toHaveLength(40);
    expect(firstDays.length).toBeGreaterThan(1_000);
  });

  it('ends with 30 days in which the affiliate earns a commission on a positive revenue', async () => {
    const client = openTable('affiliates');
    const stores = {
      affiliates: createAffiliateStore(client, 'affiliates'),
      commissions: createCommissionStore(client, 'affiliates'),
    };
    const daysAgo = (days: number) => dayOf(new Date(settings.until.getTime() - days * dayMs));

    const { total, days } = await readMetrics(
      { ...stores, now: () => settings.until },
      { affiliate: demoStaff.affiliate.id, from: daysAgo(30), to: daysAgo(1) },
    );

    expect(total.netCents).toBeGreaterThan(0);
    expect(total.commissionCents).toBeGreaterThan(0);
    // A chart of an affiliate has ups and downs.
    expect(days.filter(({ metrics }) => metrics.netCents > 0).length).toBeGreaterThan(3);
    expect(days.filter(({ metrics }) => metrics.netCents < 0)).not.toEqual([]);
  });

  it('ends a draw whose winners are players of the history with a confirmed prize and a notice', async () => {
    const { draws, entries } = openDrawStores();
    const { draws: found } = await draws.page({ limit: 10 });
    const draw = found.find(({ product }) => product === 'mega-sweeps-weekend');
    const winners = draw?.result?.winners ?? [];
    const orders = itemsOf('orders').map(({ id }) => id);
    const list = (await entries.page(draw?.id ?? '', { limit: 100 })).entries;

    expect(draw).toMatchObject({ state: 'drawn', isSettled: true });
    expect(winners).toHaveLength(2);
    for (const { player, order, confirmedAt } of winners) {
      expect(history.players.map(({ id }) => id)).toContain(player);
      expect(orders).toContain(order);
      expect(confirmedAt).not.toBeNull();
      expect(JSON.stringify(itemsOf('notices').filter((notice) => notice['player'] === player))).toContain(
        'draw-won',
      );
    }
    expect(draw?.list?.entries).toBe(list.reduce((sum, { quantity }) => sum + quantity, 0));
  });

  it('leaves a draw open that players of the history have entered', async () => {
    const { draws, entries } = openDrawStores();
    const [draw] = await draws.due(new Date('2027-01-01T00:00:00Z'));
    const entered = (await entries.page(draw?.id ?? '', { limit: 100 })).entries;
    const orders = itemsOf('orders').map(({ id }) => id);

    expect(draw).toMatchObject({ product: 'mega-sweeps-car', state: 'open' });
    expect(draw!.closesAt > settings.until).toBe(true);
    expect(entered).not.toEqual([]);
    expect(entered.filter(({ order }) => !orders.includes(order))).toEqual([]);
    expect(itemsOf('products').find(({ id }) => id === 'mega-sweeps-car')).toMatchObject({
      chance: { kind: 'draw', draw: draw?.id },
    });
  });

  it('delivers gift cards whose codes were viewed, and leaves no code that a stage could give and not decrypt', () => {
    const codes = itemsOf('gift-codes').filter(({ id }) => String(id).startsWith('code#'));
    const delivered = itemsOf('orders').filter(
      ({ status, codes: given }) => status === 'delivered' && (given as unknown[]).length > 0,
    );

    expect(delivered).not.toEqual([]);
    expect(codes).toHaveLength(delivered.length);
    expect(codes.filter(({ left, viewedAt }) => left !== undefined || viewedAt === undefined)).toEqual([]);
  });

  it('leaves an order that waits for a code of the gift card without a pool of demo codes', () => {
    const filled = (read('gift-codes') as { product: string }[]).map(({ product }) => product);
    const waiting = itemsOf('gift-codes').filter(({ pool }) => pool === '#waiting');
    const unfilled = waiting.filter(({ product }) => !filled.includes(String(product)));

    expect(unfilled).toHaveLength(1);
    expect(itemsOf('orders').find(({ id }) => id === unfilled[0]?.['order'])).toMatchObject({
      status: 'placed',
    });
  });
});
