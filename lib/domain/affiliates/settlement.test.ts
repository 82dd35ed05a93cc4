import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type LocalDay } from '#domain/player/local-day';
import {
  addDues,
  awaitsPayout,
  canSettle,
  commissionTotals,
  type Due,
  accrualStatus,
  monthAfter,
  monthOf,
  payStatement,
  type SettledMonth,
  settleMonth,
  type Statement,
  statementOf,
  writtenOffBy,
} from './settlement';

const madeAt = new Date('2026-12-02T00:00:00Z');
const month = '2026-11' as SettledMonth;
const day = (text: string) => text as LocalDay;
const due = (cents: number, takenBackCents = 0): Due => ({ cents, takenBackCents });
const payout = (totalCents: number, carriedOutCents = 0) =>
  ({ outcome: 'payable', totalCents, carriedOutCents }) as const;
const settle = (dueCents: number, earlier: Parameters<typeof settleMonth>[1] = []) =>
  settleMonth({ affiliate: 'mei', month, due: due(dueCents), madeAt }, earlier);

describe('settleMonth', () => {
  it.each<[string, Due, number, Partial<Statement>]>([
    ['pays from 100 dollars', due(10_000), 0, { outcome: 'payable', totalCents: 10_000, carriedOutCents: 0 }],
    ['carries less over', due(9_999), 0, { outcome: 'carried', carriedOutCents: 9_999 }],
    [
      'pays with what was carried over',
      due(1),
      9_999,
      { outcome: 'payable', totalCents: 10_000, carriedOutCents: 0 },
    ],
    [
      'writes off what prizes took',
      due(-500),
      400,
      { outcome: 'written-off', totalCents: -100, carriedOutCents: 0 },
    ],
    ['may come to nothing', due(-400), 400, { outcome: 'nothing', carriedOutCents: 0 }],
    [
      'carries what was taken back after a payout',
      due(-3_000, 4_000),
      0,
      { outcome: 'carried', totalCents: -3_000, carriedOutCents: -3_000 },
    ],
    [
      'carries no more of it than was taken back, and writes off what prizes took',
      due(-3_000, 1_000),
      0,
      { outcome: 'carried', totalCents: -3_000, carriedOutCents: -1_000 },
    ],
    [
      'carries only what was earned when an undone refund gives back more than was taken',
      due(1_000, -9_000),
      0,
      { outcome: 'carried', takenBackCents: 0, totalCents: 1_000, carriedOutCents: 1_000 },
    ],
    [
      'sets what is owed against what was earned',
      due(7_000),
      -9_000,
      { outcome: 'carried', totalCents: -2_000, carriedOutCents: -2_000 },
    ],
    [
      'writes off nothing of what is owed',
      due(-500),
      -9_000,
      { outcome: 'carried', totalCents: -9_500, carriedOutCents: -9_000 },
    ],
    [
      'pays what is left once nothing is owed',
      due(19_000),
      -9_000,
      { outcome: 'payable', totalCents: 10_000, carriedOutCents: 0 },
    ],
  ])('%s', (_case, fallenDue, carried, expected) => {
    const input = { affiliate: 'mei', month, due: fallenDue, madeAt };
    expect(settleMonth(input, [payout(20_000, carried)])).toMatchObject(expected);
  });

  it('writes off what was taken back beyond the sum of all payouts', () => {
    const input = { affiliate: 'mei', month, due: due(-4_000, 4_000), madeAt };
    expect(settleMonth(input, [])).toMatchObject({ outcome: 'written-off', carriedOutCents: 0 });
    expect(settleMonth(input, [payout(1_500)])).toMatchObject({
      outcome: 'carried',
      carriedOutCents: -1_500,
    });
  });

  it('is possible according to canSettle from the second day of the next month', () => {
    expect([canSettle(month, day('2026-12-01')), canSettle(month, day('2026-12-02'))]).toEqual([false, true]);
    expect(monthAfter('2026-12' as SettledMonth)).toBe('2027-01');
  });
});

describe('payStatement', () => {
  it('records one payment and is idempotent for the same reference', () => {
    const paid = payStatement(settle(20_000), { at: madeAt, reference: 'wire-1' }) as Statement;

    expect(payStatement(paid, { at: new Date(), reference: 'wire-1' })).toBe(paid);
    expect(payStatement(paid, { at: madeAt, reference: 'wire-2' })).toEqual({
      code: 'affiliates/already-paid',
    });
    expect(payStatement(settle(1), { at: madeAt, reference: 'x' })).toEqual({
      code: 'affiliates/nothing-payable',
    });
  });
});

describe('accrualStatus', () => {
  const of = (text: string, dueCents: number, carriedIn = 0) => {
    const input = { affiliate: 'mei', month: text as SettledMonth, due: due(dueCents), madeAt };
    return settleMonth(input, [payout(20_000, carriedIn)]);
  };
  const paid = payStatement(of('2026-12', 9_000, 4_000), { at: madeAt, reference: 'wire-1' }) as Statement;
  const statements = [of('2026-10', 20_000), of('2026-11', 4_000), paid, of('2027-01', -500, -300)];

  it.each<[string, string, boolean, object]>([
    ['is pending until it is due', '2027-03-02', false, { state: 'pending', month: null, payment: null }],
    ['is approved when it is due and not settled', '2027-02-27', false, { state: 'approved', month: null }],
    [
      'is approved by its statement until that is paid',
      '2026-10-31',
      false,
      { state: 'approved', month: '2026-10' },
    ],
    ['is paid with the number of the payment', '2026-12-01', false, { state: 'paid', payment: 'wire-1' }],
    ['that was carried over is paid with the next', '2026-11-05', false, { state: 'paid', month: '2026-12' }],
    ['of a month that was left out comes with the next', '2026-08-05', false, { month: '2026-10' }],
    ['of a month below zero is set off', '2027-01-05', false, { state: 'set-off', month: '2027-01' }],
    [
      'that was taken back is reversed',
      '2026-12-01',
      true,
      { state: 'reversed', month: null, payment: null },
    ],
  ])('%s', (_case, dueOn, isReversed, expected) => {
    expect(accrualStatus({ dueOn: day(dueOn), isReversed }, statements, day('2027-03-01'))).toMatchObject(
      expected,
    );
  });
});

describe('awaitsPayout', () => {
  const [payable, carried] = [settle(20_000), settle(4_000)];
  const paid = payStatement(payable, { at: madeAt, reference: 'wire-1' }) as Statement;

  it.each<[boolean, string, number, string, Statement[]]>([
    [true, 'a statement is unpaid', 0, '2026-12-31', [payable]],
    [false, 'every statement is paid', 0, '2026-12-31', [paid]],
    [false, 'what is due was settled', 10_000, '2026-11-30', [paid]],
    [true, 'what falls due later reaches the threshold', 10_000, '2026-12-01', [paid]],
    [true, 'it reaches the threshold with what is carried', 6_000, '2026-12-01', [carried]],
    [false, 'it stays below the threshold', 5_999, '2026-12-01', [carried]],
  ])('returns %s when %s', (expected, _case, cents, dueOn, statements) => {
    expect(awaitsPayout(new Map([[day(dueOn), due(cents)]]), statements)).toBe(expected);
  });
});

describe('writtenOffBy', () => {
  it.each<[string, Due, number, number]>([
    ['is nothing of a month that is not below zero', due(9_999), 0, 0],
    ['is what prizes took beyond all earnings', due(-500), 400, 100],
    ['leaves out what was taken back after a payout and is carried', due(-3_000, 1_000), 0, 2_000],
  ])('%s', (_case, fallenDue, carried, expected) => {
    const input = { affiliate: 'mei', month, due: fallenDue, madeAt };
    expect(writtenOffBy(settleMonth(input, [payout(20_000, carried)]))).toBe(expected);
  });
});

describe('statementOf', () => {
  it('returns the statement of the month, or the next one when the month was skipped', () => {
    const statements = ['2026-10', '2026-12'].map((each) => ({ month: each as SettledMonth }));
    const monthOfDay = (text: string) => statementOf(statements, day(text))?.month;

    expect(['2026-10-31', '2026-11-01', '2027-01-01'].map(monthOfDay)).toEqual([
      '2026-10',
      '2026-12',
      undefined,
    ]);
  });
});

describe('commissionTotals', () => {
  it('adds up to the cent except for write-offs, and never owes more than was paid out', () => {
    const fallen = fc.record({
      offset: fc.nat(200),
      cents: fc.integer({ min: -8_000, max: 12_000 }),
      takenBackCents: fc.nat(6_000),
    });
    fc.assert(
      fc.property(fc.array(fallen), fc.nat(6), fc.func(fc.boolean()), (all, months, isPaid) => {
        const dues = new Map<LocalDay, Due>();
        for (const { offset, ...each } of all) {
          const on = addDays(day('2026-11-01'), offset);
          dues.set(on, addDues([dues.get(on) ?? due(0), each]));
        }
        const statements: Statement[] = [];
        let next = month;
        for (let each = 0; each < months; each += 1) {
          const ofMonth = addDues([...dues].flatMap(([on, each]) => (monthOf(on) === next ? [each] : [])));
          const made = settleMonth({ affiliate: 'mei', month: next, due: ofMonth, madeAt }, statements);
          const paid = isPaid(each) && payStatement(made, { at: madeAt, reference: 'wire' });
          statements.push(paid && !('code' in paid) ? paid : made);
          next = monthAfter(next);
        }
        const today = addDays(`${next}-01` as LocalDay, 1);

        const totals = commissionTotals(dues, statements, today);

        const earned = addDues(dues.values()).cents;
        const writtenOff = statements
          .filter(({ totalCents }) => totalCents < 0)
          .reduce((sum, { totalCents, carriedOutCents }) => sum + carriedOutCents - totalCents, 0);
        const { pendingCents, approvedCents, paidCents, owedCents } = totals;
        expect(pendingCents + approvedCents + paidCents - owedCents).toBe(earned + writtenOff);
        let paidOut = 0;
        for (const { outcome, totalCents, carriedOutCents } of statements) {
          expect(carriedOutCents).toBeGreaterThanOrEqual(-paidOut);
          if (outcome === 'payable') paidOut += totalCents;
        }
      }),
    );
  });
});
