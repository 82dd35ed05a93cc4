import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affiliateCode } from '#domain/affiliates/affiliate-code';
import { type SettledMonth, settleMonth } from '#domain/affiliates/settlement';
import type { LedgerDetail } from '#domain/ledger/ledger-detail';
import { defaultRules } from '#domain/play-limits/rules';
import { timeZone } from '#domain/player/local-day';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeLedgerRows } from '#lambdas/fakes/ledger-rows';
import { createFakeTraits } from '#lambdas/fakes/traits';
import { createFakeUsers } from '#lambdas/fakes/users';
import { movementOf } from '#lambdas/projections/movement';
import { atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import type { Row } from '#lambdas/runtime/aws/stream-rows';
import { countAffiliates } from './count-affiliates';
import { recountAffiliate } from './recount-affiliate';
import { runPayouts } from './settle-payouts';
import { redemptionId, toAccrualItem } from './stores/affiliate-items';

const begins = Date.parse('2027-01-01T00:00:00Z');
const minuteMs = 60_000;
const dayMs = 86_400_000;
const hundredDollars = 10_000;
const agrees = { affiliate: 'mei', differences: [], unreadable: 0 };

/** What a test says of a transaction: its kind, and the part of its detail that counts. */
type CountedDetail<Detail = LedgerDetail> = Detail extends LedgerDetail
  ? Pick<Detail, 'kind'> & Partial<Detail>
  : never;

/** Ann came by a link of Mei's, who was paid before and whose commission is held for 45 days. */
function setup() {
  const tables = createFakeTables();
  const memory = createFakeAffiliates(tables);
  const { affiliates, commissions, postbacks } = memory;
  const clock = { now: new Date(begins) };
  const rows: Row[] = [];
  const application = { site: '', channels: [], audience: '', taxCountry: 'US', termsVersion: '2026-11' };
  const mei = {
    player: 'mei',
    application,
    state: 'approved',
    requestedAt: clock.now,
    decidedAt: clock.now,
    reason: null,
    suspensions: [],
    revision: 0,
  } as const;
  const click = { id: 'click', affiliate: 'mei', link: affiliateCode(1), at: clock.now, network: null };
  const due = { cents: 20_000, takenBackCents: 0 };
  const earlier = { affiliate: 'mei', month: '2026-11' as SettledMonth, due, madeAt: clock.now };
  const payment = { at: clock.now, reference: 'wire-1' };
  tables.commitNow([
    affiliates.save(undefined, mei),
    affiliates.addStatement({ ...settleMonth(earlier, []), payment }),
    ...commissions.bind({ player: 'ann', click, boundAt: clock.now, sequence: 2, firstPurchase: null }),
  ]);
  const common = {
    affiliates,
    commissions,
    postbacks,
    pause: async () => undefined,
    now: () => clock.now,
    commitTogether: tables.commitTogether,
  };
  const residency = { bornOn: null, state: null, timeZone: timeZone('UTC') };
  const counting = {
    ...common,
    rules: defaultRules,
    zones: { residenciesOf: async () => new Map([['ann', residency]]) },
  };
  const paying = {
    ...common,
    ...createFakeTraits(tables),
    ...createFakeUsers(tables),
    audit: createFakeAudit(tables).audit,
  };

  async function add(at: Date, detail: CountedDetail, sweeps = 0): Promise<number> {
    clock.now = at;
    const sequence = rows.length + 1;
    const postings = [
      ['player:sweeps-redeemable', 'sweeps', -sweeps],
      ['house:redemptions', 'sweeps', sweeps],
    ];
    const entry = `ann-${sequence}`;
    const row: Row = {
      player: 'ann',
      entry,
      sequence,
      at: at.toISOString(),
      detail,
      postings: sweeps === 0 ? [] : postings,
    };
    rows.push(row);
    const failures = await countAffiliates(counting, [{ player: 'ann', movements: [movementOf(row)] }]);
    expect(failures).toEqual(new Map());
    return sequence;
  }
  const order = (at: Date, id: string, cents: number) => add(at, { kind: 'order', order: id }, cents);
  const cancel = (at: Date, id: string, cents: number) =>
    add(at, { kind: 'order-undone', order: id, ending: 'canceled' }, -cents);
  const buy = (at: Date, id: string, cents: number) =>
    add(at, { kind: 'purchase', purchase: id, priceCents: cents });
  async function run(at: Date, month: string) {
    clock.now = at;
    const made = await runPayouts(paying, {
      month: month as SettledMonth,
      after: undefined,
      actor: 'ada',
    });
    if ('code' in made) throw new Error(made.code);
    return made.items[0]!;
  }
  const payableCents = async () =>
    (await affiliates.statementsOf('mei'))
      .filter(({ outcome, payment: paid }) => outcome === 'payable' && paid === null)
      .reduce((sum, { totalCents }) => sum + totalCents, 0);
  const carriedCents = async () => (await affiliates.statementsOf('mei')).at(-1)!.carriedOutCents;
  const line = async (sequence: number) => (await commissions.findLine('ann', sequence))!;
  const recount = () =>
    recountAffiliate(
      { commissions, ledgerRows: createFakeLedgerRows(rows), log: () => undefined },
      { affiliate: 'mei', from: undefined },
      () => 30_000,
    );
  /** Makes the accrual of an order one that was stored before accruals named their order. */
  const forgetOrder = async (sequence: number, id: string) => {
    const { order: _order, ...earlierItem } = toAccrualItem(await line(sequence));
    const TableName = 'affiliates';
    tables.commitNow([
      atomicWrite('earlier accrual', { Put: { TableName, Item: earlierItem } }),
      atomicWrite('no name', { Delete: { TableName, Key: { owner: 'ann', id: redemptionId(id) } } }),
    ]);
  };
  return { tables, add, order, cancel, buy, run, payableCents, carriedCents, line, forgetOrder, recount };
}

describe('an order that is undone', () => {
  it('earns nothing when it was placed and canceled on two sides of the end of a month', async () => {
    const { add, order, cancel, run, payableCents, line, recount } = setup();
    await add(new Date('2027-02-14T12:00:00Z'), { kind: 'grant' });
    const placed = await order(new Date('2027-02-14T23:59:00Z'), 'o', 5 * hundredDollars);

    const undone = await cancel(new Date('2027-02-15T00:01:00Z'), 'o', 5 * hundredDollars);
    const march = await run(new Date('2027-04-02T12:00:00Z'), '2027-03');
    const april = await run(new Date('2027-05-02T12:00:00Z'), '2027-04');

    expect([(await line(placed)).dueOn, (await line(undone)).dueOn]).toEqual(['2027-03-31', '2027-03-31']);
    expect([march.outcome, april.outcome, await payableCents()]).toEqual(['nothing', 'nothing', 0]);
    expect(await recount()).toEqual(agrees);
  });

  it('gives back nothing of what was written off with the month of its order', async () => {
    const { add, order, cancel, run, payableCents, line, recount } = setup();
    await add(new Date('2027-02-14T12:00:00Z'), { kind: 'grant' });
    await order(new Date('2027-02-14T23:59:00Z'), 'o', 5 * hundredDollars);
    const march = await run(new Date('2027-04-02T12:00:00Z'), '2027-03');

    const undone = await cancel(new Date('2027-04-03T12:00:00Z'), 'o', 5 * hundredDollars);
    await run(new Date('2027-05-02T12:00:00Z'), '2027-04');

    expect(march).toMatchObject({ outcome: 'written-off', totalCents: -15_000 });
    expect(await line(undone)).toMatchObject({ netCents: 50_000, commissionCents: 0 });
    expect(await payableCents()).toBe(0);
    expect(await recount()).toEqual(agrees);
  });

  it('gives back at once what its order took from a settled month, less what was written off', async () => {
    const { add, order, cancel, buy, run, line, recount } = setup();
    await add(new Date('2027-02-01T12:00:00Z'), { kind: 'grant' });
    const bought = await buy(new Date('2027-02-02T12:00:00Z'), 'p', 4 * hundredDollars);
    await order(new Date('2027-02-03T12:00:00Z'), 'o', 5 * hundredDollars);
    const earned = (await line(bought)).commissionCents;
    const march = await run(new Date('2027-04-02T12:00:00Z'), '2027-03');

    const undone = await cancel(new Date('2027-04-03T12:00:00Z'), 'o', 5 * hundredDollars);

    expect(march).toMatchObject({ outcome: 'written-off', totalCents: earned - 15_000 });
    expect(await line(undone)).toMatchObject({ commissionCents: earned, dueOn: '2027-04-03' });
    expect(await recount()).toEqual(agrees);
  });

  /** In March, two orders of 250 dollars took 150 dollars and a purchase earned less, so the difference was written off. */
  async function writeOffTwoOrders() {
    const casino = setup();
    await casino.add(new Date('2027-02-01T12:00:00Z'), { kind: 'grant' });
    const bought = await casino.buy(new Date('2027-02-02T12:00:00Z'), 'p', 2 * hundredDollars);
    const earned = (await casino.line(bought)).commissionCents;
    for (const id of ['o', 'q']) await casino.order(new Date('2027-02-03T12:00:00Z'), id, 25_000);
    const march = await casino.run(new Date('2027-04-02T12:00:00Z'), '2027-03');
    expect(march).toMatchObject({ outcome: 'written-off', totalCents: earned - 15_000 });
    const givenBack = async (sequence: number) => (await casino.line(sequence)).commissionCents;
    return { ...casino, earned, givenBack };
  }

  it('gives back less of a write-off only once when several orders of the month are undone', async () => {
    const { cancel, earned, givenBack, recount } = await writeOffTwoOrders();
    const first = await cancel(new Date('2027-04-03T12:00:00Z'), 'o', 25_000);

    const second = await cancel(new Date('2027-04-04T12:00:00Z'), 'q', 25_000);

    expect([await givenBack(first), await givenBack(second)]).toEqual([0, earned]);
    expect(await recount()).toEqual(agrees);
  });

  it('gives back less of a write-off only once when two orders of the month are undone concurrently', async () => {
    const { tables, cancel, earned, givenBack, recount } = await writeOffTwoOrders();
    let other = 0;
    tables.beforeNextTransaction(
      (touched) => touched.includes('affiliates'),
      async () => {
        other = await cancel(new Date('2027-04-03T12:00:00Z'), 'q', 25_000);
      },
    );

    const one = await cancel(new Date('2027-04-03T12:00:00Z'), 'o', 25_000);

    expect([await givenBack(other), await givenBack(one)]).toEqual([0, earned]);
    expect(await recount()).toEqual(agrees);
  });

  it('gives back nothing when the month of its order is written off concurrently', async () => {
    const { tables, add, order, cancel, run, payableCents, line, recount } = setup();
    await add(new Date('2027-02-14T12:00:00Z'), { kind: 'grant' });
    await order(new Date('2027-02-14T23:59:00Z'), 'o', 5 * hundredDollars);
    const canceledAt = new Date('2027-04-02T12:00:00Z');
    tables.beforeNextTransaction(
      (touched) => touched.includes('affiliates'),
      () => run(canceledAt, '2027-03'),
    );

    const undone = await cancel(canceledAt, 'o', 5 * hundredDollars);
    await run(new Date('2027-05-02T12:00:00Z'), '2027-04');

    expect(await line(undone)).toMatchObject({ commissionCents: 0, dueOn: '2027-04-02' });
    expect(await payableCents()).toBe(0);
    expect(await recount()).toEqual(agrees);
  });

  it('gives back nothing when it was placed before the player was attributed', async () => {
    const { order, cancel, payableCents, run, recount } = setup();
    await order(new Date('2027-01-30T12:00:00Z'), 'o', 5 * hundredDollars);

    await cancel(new Date('2027-02-03T12:00:00Z'), 'o', 5 * hundredDollars);
    const march = await run(new Date('2027-04-02T12:00:00Z'), '2027-03');

    expect([march.outcome, await payableCents()]).toEqual(['nothing', 0]);
    expect(await recount()).toEqual(agrees);
  });

  it('is found by its amount when its accrual was stored before accruals named their order', async () => {
    const { add, order, cancel, run, forgetOrder, line, payableCents, recount } = setup();
    await add(new Date('2027-02-14T12:00:00Z'), { kind: 'grant' });
    const placed = await order(new Date('2027-02-14T23:59:00Z'), 'o', 5 * hundredDollars);
    await forgetOrder(placed, 'o');

    const undone = await cancel(new Date('2027-02-15T00:01:00Z'), 'o', 5 * hundredDollars);
    await run(new Date('2027-04-02T12:00:00Z'), '2027-03');
    await run(new Date('2027-05-02T12:00:00Z'), '2027-04');

    expect([(await line(placed)).order, (await line(undone)).dueOn]).toEqual([null, '2027-03-31']);
    expect(await payableCents()).toBe(0);
    expect(await recount()).toEqual(agrees);
  });

  it('pays at most the share of the purchases, and at least that less the kept orders, whenever orders are canceled', async () => {
    const within = (days: number) => fc.integer({ min: 0, max: days * 24 * 60 });
    const orders = fc.record({
      at: within(150),
      canceledAfter: fc.option(fc.oneof(within(2), within(150))),
      cents: fc.integer({ min: hundredDollars, max: 10 * hundredDollars }),
    });
    const purchases = fc.record({ at: within(150), cents: fc.integer({ min: 199, max: 29_999 }) });
    const runDelays = fc.array(within(20), { minLength: 13, maxLength: 13 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(orders, { minLength: 1, maxLength: 4 }),
        fc.array(purchases, { maxLength: 2 }),
        runDelays,
        async (placed, bought, delays) => {
          const { add, order, cancel, buy, run, payableCents, carriedCents, line, recount } = setup();
          await add(new Date(begins), { kind: 'grant' });
          let [earned, takenByKept] = [0, 0];
          const acts: (readonly [minutes: number, act: (at: Date) => Promise<unknown>])[] = [
            ...bought.map(
              ({ at, cents }, index) =>
                [
                  at,
                  async (on: Date) => {
                    earned += (await line(await buy(on, `p-${index}`, cents))).commissionCents;
                  },
                ] as const,
            ),
            ...placed.flatMap(({ at, canceledAfter, cents }, index) => [
              [
                at,
                async (on: Date) => {
                  const { commissionCents } = await line(await order(on, `o-${index}`, cents));
                  if (canceledAfter === null) takenByKept -= commissionCents;
                },
              ] as const,
              ...(canceledAfter === null
                ? []
                : [[at + canceledAfter, (on: Date) => cancel(on, `o-${index}`, cents)] as const]),
            ]),
            ...delays.map((delay, index) => {
              const month = new Date(Date.UTC(2027, index - 1, 1)).toISOString().slice(0, 'YYYY-MM'.length);
              const runAt = (Date.UTC(2027, index, 2) - begins) / minuteMs + delay;
              return [runAt, (on: Date) => run(on, month)] as const;
            }),
          ];
          for (const [minutes, act] of acts.toSorted(([one], [other]) => one - other))
            await act(new Date(begins + minutes * minuteMs));
          await run(new Date(begins + 500 * dayMs), '2028-03');

          const paid = await payableCents();
          expect(paid).toBeLessThanOrEqual(earned);
          expect(paid + (await carriedCents())).toBeGreaterThanOrEqual(earned - takenByKept);
          expect(await recount()).toEqual(agrees);
        },
      ),
      { numRuns: 60 },
    );
  });
});
