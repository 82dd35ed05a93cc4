import { describe, expect, it } from 'vitest';
import { affiliateCode } from '#domain/affiliates/affiliate-code';
import { type CommissionAccrual, type ReversalReason, reverseAccrual } from '#domain/affiliates/commission';
import { addMetrics } from '#domain/affiliates/metrics';
import type { Affiliate } from '#domain/affiliates/program';
import { addDues, type SettledMonth, settleMonth } from '#domain/affiliates/settlement';
import { defaultRules } from '#domain/play-limits/rules';
import { type LocalDay, timeZone } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import { erasedTables } from '#lambdas/account/stores/erased-tables-fixture';
import { createErasureStore } from '#lambdas/account/stores/erasure-store';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeLedgerRows } from '#lambdas/fakes/ledger-rows';
import { movementOf } from '#lambdas/projections/movement';
import type { Row } from '#lambdas/runtime/aws/stream-rows';
import { countAffiliates, type CountAffiliatesDependencies } from './count-affiliates';
import { readDue } from './postbacks/postback-fixture';
import { recountAffiliate } from './recount-affiliate';

const always = { from: '0000-00-00' as LocalDay, to: '9999-99-99' as LocalDay };
const at = '2026-11-21T12:00:00.000Z';
/** The commission in cents of a purchase of 299.99 dollars. Its refund takes 269 more, because the payment fee is not returned. */
const earned = 8_730;
const refunded = -8_999;

const application = { site: '', channels: [], audience: '', taxCountry: 'US', termsVersion: '2026-11' };
const mei: Affiliate = {
  player: 'mei',
  application,
  state: 'approved',
  requestedAt: new Date(at),
  decidedAt: new Date(at),
  reason: null,
  suspensions: [],
  revision: 0,
};

/** Ann came by a link of Mei's; each row is counted as it happens. */
function setup({
  beforeCommit = () => undefined as unknown,
  mistake = (line: CommissionAccrual): CommissionAccrual => line,
  affiliate = mei,
} = {}) {
  const memory = createFakeAffiliates();
  const { affiliates, commissions, postbacks, tables } = memory;
  const rows: Row[] = [];
  const clock = { now: new Date('2026-11-21T12:00:05Z') };
  const home = { state: 'TX' as string | null };
  const click = { id: 'click', affiliate: 'mei', link: affiliateCode(1), at: clock.now, network: null };
  tables.commitNow([
    affiliates.save(undefined, affiliate),
    ...commissions.bind({ player: 'ann', click, boundAt: clock.now, sequence: 1, firstPurchase: null }),
  ]);
  const residency = () => ({ bornOn: null, state: home.state as State | null, timeZone: timeZone('UTC') });
  const dependencies: CountAffiliatesDependencies = {
    affiliates,
    commissions: {
      ...commissions,
      writeAccrual: (line, bought) => commissions.writeAccrual(mistake(line), bought),
    },
    postbacks,
    now: () => clock.now,
    pause: async () => undefined,
    rules: defaultRules,
    zones: { residenciesOf: async () => new Map([['ann', residency()]]) },
    async commitTogether(writes) {
      beforeCommit();
      return tables.commitTogether(writes);
    },
  };
  const count = (row: Row) =>
    countAffiliates(dependencies, [{ player: 'ann', movements: [movementOf(row)] }]);
  async function addRow(detail: object, sweeps = 0) {
    const sequence = rows.length + 1;
    const postings = [
      ['player:sweeps-held', 'sweeps', -sweeps],
      ['house:redemptions', 'sweeps', sweeps],
    ];
    const row: Row = {
      player: 'ann',
      entry: `ann-${sequence}`,
      sequence,
      at,
      detail,
      postings: sweeps === 0 ? [] : postings,
    };
    rows.push(row);
    expect(await count(row)).toEqual(new Map());
    return sequence;
  }
  const buy = (purchase = 'p') => addRow({ kind: 'purchase', purchase, priceCents: 29_999 });
  const refund = (cents = 29_999) => addRow({ kind: 'refund', purchase: 'p', cents });
  const restore = (cents = 29_999) => refund(-cents);
  const line = async (sequence: number) => (await commissions.findLine('ann', sequence)) as CommissionAccrual;
  async function reverse(sequence: number, reason: ReversalReason = 'stolen-payment') {
    const reversed = reverseAccrual(await line(sequence), { reason, at: clock.now, isSettled: true });
    if ('code' in reversed) return reversed.code;
    return (await tables.commitTogether(commissions.reverse(reversed))).outcome;
  }
  const countAgain = async () => {
    for (const row of rows) await count(row);
  };
  const sum = async () => {
    const dues = addDues((await commissions.duesOf('mei')).values()).cents;
    const metrics = addMetrics(...(await commissions.metricsOf('mei', always)).map((each) => each.metrics));
    expect(metrics.commissionCents - metrics.reversedCents).toBe(dues);
    return dues;
  };
  const recount = () =>
    recountAffiliate(
      { commissions, ledgerRows: createFakeLedgerRows(rows), log: () => undefined },
      { affiliate: 'mei', from: undefined },
      () => 30_000,
    );
  return { memory, clock, home, addRow, buy, refund, restore, line, reverse, countAgain, sum, recount };
}

const agrees = { affiliate: 'mei', differences: [], unreadable: 0 };

describe('countAffiliates for a refund', () => {
  it.each<[string, string | null, string | null, number]>([
    [
      'takes back what was earned though the player says by now that they live in California',
      'TX',
      'CA',
      -269,
    ],
    ['takes nothing for a purchase in California that earned nothing', 'CA', 'TX', 0],
    ['takes back what was earned when the player stays in Texas', 'TX', 'TX', -269],
    ['takes nothing when the player stays in California', 'CA', 'CA', 0],
  ])('%s', async (_case, before, after, expected) => {
    const { home, addRow, buy, refund, sum, countAgain, recount } = setup();
    await addRow({ kind: 'account-change', step: 'came-by-link', click: 'click' });
    home.state = before;
    await buy();

    home.state = after;
    await refund();

    expect(await sum()).toBe(expected);
    await countAgain();
    expect(await sum()).toBe(expected);
    expect(await recount()).toEqual(agrees);
  });

  it('leaves a later reversal only the rest, and takes nothing after the reversal', async () => {
    const { buy, refund, reverse, sum, line, countAgain, recount } = setup();
    const bought = await buy();

    await refund(10_000);
    expect(await sum()).toBe(earned - 3_000);
    expect(await reverse(bought)).toBe('committed');
    expect(await sum()).toBe(0);
    const late = await refund(19_999);
    await countAgain();

    expect(await sum()).toBe(0);
    expect((await line(late)).reversal).toMatchObject({ reason: 'stolen-payment', cents: -5_999 });
    expect(await reverse(bought)).toBe('affiliates/already-reversed');
    expect(await recount()).toEqual(agrees);
  });

  it('leaves nothing to reverse after a full refund, except the lost fee', async () => {
    const { buy, refund, reverse, sum, recount } = setup();
    const bought = await buy();
    await refund();

    expect(await reverse(bought)).toBe('affiliates/nothing-to-reverse');

    expect(await sum()).toBe(earned + refunded);
    expect(await recount()).toEqual(agrees);
  });

  it('recomputes the refund when a reversal commits concurrently', async () => {
    let interfere: (() => unknown) | undefined;
    const { memory, buy, refund, sum, line, recount } = setup({ beforeCommit: () => interfere?.() });
    const bought = await buy();
    const before = await line(bought);
    interfere = () => {
      interfere = undefined;
      const reversed = reverseAccrual(before, {
        reason: 'false-traffic',
        at: new Date(at),
        isSettled: true,
      }) as CommissionAccrual;
      memory.tables.commitNow(memory.commissions.reverse(reversed));
    };

    const late = await refund();

    expect((await line(late)).reversal?.reason).toBe('false-traffic');
    expect(await sum()).toBe(0);
    expect(await recount()).toEqual(agrees);
  });

  it('fails a reversal that was computed before the refund', async () => {
    const { memory, buy, refund, line } = setup();
    const stale = await line(await buy());
    await refund(10_000);

    const reversed = reverseAccrual(stale, {
      reason: 'false-traffic',
      at: new Date(at),
      isSettled: true,
    }) as CommissionAccrual;

    expect((await memory.tables.commitTogether(memory.commissions.reverse(reversed))).outcome).toBe(
      'conflict',
    );
  });
});

describe('countAffiliates for a refund that the payment provider refused', () => {
  it('gives back what the refund took, once, and counts no purchase', async () => {
    const { memory, buy, refund, restore, sum, line, countAgain, recount } = setup();
    const bought = await buy();
    await refund();

    const undone = await restore();
    await countAgain();

    expect(await sum()).toBe(earned);
    expect(await line(undone)).toMatchObject({
      kind: 'refund-undone',
      purchase: 'p',
      cents: 29_999,
      feeCents: 0,
      commissionCents: -refunded,
    });
    expect((await line(bought)).takenCents).toBe(0);
    const [day] = await memory.commissions.metricsOf('mei', always);
    expect(day!.metrics).toMatchObject({ purchasesCents: 29_999, refundsCents: 0, firstPurchases: 1 });
    expect(await recount()).toEqual(agrees);
  });

  it('leaves the commission to a later refund and to a later reversal', async () => {
    const { clock, buy, refund, restore, reverse, sum, recount } = setup();
    const bought = await buy();
    await refund();
    await restore();
    await refund(10_000);
    clock.now = new Date('2026-11-22T12:00:00Z');

    expect(await reverse(bought)).toBe('committed');

    expect(await sum()).toBe(0);
    expect(await recount()).toEqual(agrees);
  });

  it('leaves the whole commission to a reversal', async () => {
    const { clock, buy, refund, restore, reverse, sum, recount } = setup();
    const bought = await buy();
    await refund();
    await restore();
    clock.now = new Date('2026-11-22T12:00:00Z');

    await reverse(bought);

    expect(await sum()).toBe(0);
    expect(await recount()).toEqual(agrees);
  });

  it.each([['before the refund'], ['between the refund and its end']])(
    'gives nothing back for a purchase that was reversed %s',
    async (when) => {
      const { clock, buy, refund, restore, reverse, sum, recount } = setup();
      const bought = await buy();
      if (when === 'before the refund') await reverse(bought);
      // Leaves one cent of the commission.
      await refund(29_097);
      if (when !== 'before the refund') expect(await reverse(bought)).toBe('committed');
      clock.now = new Date('2026-11-22T12:00:00Z');

      await restore(29_097);

      expect(await sum()).toBe(0);
      expect(await recount()).toEqual(agrees);
    },
  );

  it('gives nothing back for a purchase from before the binding', async () => {
    const { refund, restore, sum, recount } = setup();
    await refund();

    await restore();

    expect(await sum()).toBe(0);
    expect(await recount()).toEqual(agrees);
  });
});

describe('countAffiliates for a purchase', () => {
  const suspendedFrom = (from: string, until: string | null): Affiliate => ({
    ...mei,
    state: until === null ? 'suspended' : 'approved',
    suspensions: [{ from: new Date(from), until: until === null ? null : new Date(until) }],
  });

  it.each<[string, Affiliate, number]>([
    ['earns nothing from the instant of a suspension', suspendedFrom(at, null), 0],
    ['earns nothing though the suspension has ended since', suspendedFrom(at, '2026-11-21T12:00:01Z'), 0],
    ['of before a suspension earns', suspendedFrom('2026-11-21T12:00:00.001Z', null), earned],
    ['of after a suspension earns', suspendedFrom('2026-11-01T00:00:00Z', at), earned],
  ])('%s', async (_case, affiliate, expected) => {
    const { buy, refund, sum, recount } = setup({ affiliate });

    await buy();

    expect(await sum()).toBe(expected);
    expect(await recount()).toEqual(agrees);
    await refund();
    expect(await sum()).toBe(expected === 0 ? 0 : expected + refunded);
    expect(await recount()).toEqual(agrees);
  });

  it("holds the commission for 90 days before the affiliate's first payout, and for 45 days after it", async () => {
    const { memory, buy, line, recount } = setup();
    const due = { cents: 20_000, takenBackCents: 0 };
    const month = '2026-10' as SettledMonth;
    const statement = settleMonth({ affiliate: 'mei', month, due, madeAt: new Date(at) }, []);
    memory.tables.commitNow([memory.affiliates.addStatement(statement)]);

    const first = await line(await buy('p'));
    const payment = { at: new Date(at), reference: 'wire-1' };
    memory.tables.commitNow([memory.affiliates.payStatement({ ...statement, payment })]);
    const second = await line(await buy('q'));

    expect([first.dueOn, second.dueOn]).toEqual(['2027-02-19', '2027-01-05']);
    expect(await recount()).toEqual(agrees);
  });
});

describe('countAffiliates for a prize', () => {
  it('gives back the deduction of a returned prize after the player has moved to California', async () => {
    const { home, buy, addRow, sum, recount } = setup();
    await buy();
    await addRow({ kind: 'order', order: 'o' }, 1_000);
    expect(await sum()).toBe(earned - 300);

    home.state = 'CA';
    await addRow({ kind: 'order-undone', order: 'o', ending: 'declined' }, -1_000);

    expect(await sum()).toBe(earned);
    expect(await recount()).toEqual(agrees);
  });
});

it.each(['stolen-payment', 'state-blocked'] as const)(
  'recountAffiliate finds a refund that was wrongly written as reversed: %s',
  async (reason) => {
    const { buy, refund, recount } = setup({
      mistake: (line) => {
        const { kind, dueOn, reckonedAt, commissionCents: cents } = line;
        return kind === 'refund' ? { ...line, reversal: { reason, at: reckonedAt, dueOn, cents } } : line;
      },
    });
    await buy();
    await refund();

    const recounted = await recount();

    const totals = 'differences' in recounted ? recounted.differences.map(({ total }) => total) : [];
    expect(totals).toEqual(['reversedCents', 'cents']);
  },
);

describe('countAffiliates for an affiliate with a postback URL', () => {
  async function withPostback(url: string | null = 'https://tracker.example/', affiliate = mei) {
    const opened = setup({ affiliate });
    const { postbacks } = opened.memory;
    const since = opened.clock.now;
    const postback = { affiliate: 'mei', url, secret: 's', since, tests: [], revision: 1 };
    opened.memory.tables.commitNow([postbacks.save(undefined, postback)]);
    const erasure = createErasureStore(opened.memory.tables.client, erasedTables);
    return {
      ...opened,
      due: () => readDue(postbacks),
      async erase() {
        await erasure.eraseApplication('mei');
        await erasure.erasePostbacks('mei');
      },
    };
  }

  it('counts a sign-up without a postback when the account is erased concurrently', async () => {
    const { memory, addRow, line, due, erase, countAgain } = await withPostback();
    memory.tables.beforeNextTransaction((touched) => touched.includes('affiliates'), erase);

    const signUp = await addRow({ kind: 'account-change', step: 'came-by-link', click: 'click' });
    await countAgain();

    expect((await line(signUp)).kind).toBe('sign-up');
    expect(await due()).toEqual([]);
  });

  it('earns nothing and queues no postback when the account is erased concurrently with a purchase', async () => {
    const { memory, buy, line, sum, due, erase } = await withPostback();
    memory.tables.beforeNextTransaction((touched) => touched.includes('affiliates'), erase);

    const bought = await buy();

    expect((await line(bought)).reversal?.reason).toBe('affiliate-suspended');
    expect([await sum(), await due()]).toEqual([0, []]);
  });

  it('queues a postback of each sign-up and commission in its transaction, once', async () => {
    const { addRow, buy, refund, countAgain, due } = await withPostback();

    await addRow({ kind: 'account-change', step: 'came-by-link', click: 'click' });
    await buy();
    await refund();
    await countAgain();

    const events = (await due()).map(({ kind, commissionCents, click }) => [kind, commissionCents, click]);
    expect(events.sort()).toEqual(
      [
        ['sign-up', 0, 'click'],
        ['commission', earned, 'click'],
        ['commission', refunded, 'click'],
      ].sort(),
    );
    expect(JSON.stringify(await due())).not.toContain('ann');
  });

  it('queues nothing for a purchase that earns nothing', async () => {
    const { home, buy, due } = await withPostback();
    home.state = 'CA';

    await buy();

    expect(await due()).toEqual([]);
  });

  it.each([
    ['without a URL', null, mei],
    ['suspended', 'https://tracker.example/', { ...mei, state: 'suspended' }],
  ] as const)('queues nothing for an affiliate %s', async (_what, url, affiliate) => {
    const { buy, due } = await withPostback(url, affiliate);

    await buy();

    expect(await due()).toEqual([]);
  });
});
