import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type LocalDay } from '#domain/player/local-day';
import {
  canSettle,
  commissionStanding,
  lineStanding,
  monthAfter,
  monthOf,
  payStatement,
  type SettledMonth,
  settleMonth,
  type Statement,
} from './settlement';

const madeAt = new Date('2026-12-02T00:00:00Z');
const month = '2026-11' as SettledMonth;
const day = (text: string) => text as LocalDay;
const settle = (dueCents: number, carriedOutCents?: number) =>
  settleMonth(
    { affiliate: 'mei', month, dueCents, madeAt },
    carriedOutCents === undefined ? undefined : { carriedOutCents },
  );

describe('a month', () => {
  it.each<[string, number, number, Partial<Statement>]>([
    ['pays from 100 dollars', 10_000, 0, { outcome: 'payable', totalCents: 10_000, carriedOutCents: 0 }],
    ['carries less over', 9_999, 0, { outcome: 'carried', carriedOutCents: 9_999 }],
    [
      'pays with what was carried over',
      1,
      9_999,
      { outcome: 'payable', totalCents: 10_000, carriedOutCents: 0 },
    ],
    ['leaves nobody owing', -500, 400, { outcome: 'written-off', totalCents: -100, carriedOutCents: 0 }],
    ['may come to nothing', -400, 400, { outcome: 'nothing', carriedOutCents: 0 }],
  ])('%s', (_case, dueCents, carried, expected) => {
    expect(settle(dueCents, carried)).toMatchObject(expected);
  });

  it('is settled from the second day of the next', () => {
    expect([canSettle(month, day('2026-12-01')), canSettle(month, day('2026-12-02'))]).toEqual([false, true]);
    expect(monthAfter('2026-12' as SettledMonth)).toBe('2027-01');
  });
});

describe('a payment', () => {
  it('is noted once, and said again it stays', () => {
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

describe('a line', () => {
  const of = (text: string, dueCents: number, carriedIn = 0) => {
    const asked = { affiliate: 'mei', month: text as SettledMonth, dueCents, madeAt };
    return settleMonth(asked, { carriedOutCents: carriedIn });
  };
  const paid = payStatement(of('2026-12', 9_000, 4_000), { at: madeAt, reference: 'wire-1' }) as Statement;
  const statements = [of('2026-10', 20_000), of('2026-11', 4_000), paid, of('2027-01', -500)];

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
    expect(lineStanding({ dueOn: day(dueOn), isReversed }, statements, day('2027-03-01'))).toMatchObject(
      expected,
    );
  });
});

describe('all commission', () => {
  it('is pending, approved or paid to the cent, but for debts that were forgiven', () => {
    const due = fc.record({ offset: fc.nat(200), cents: fc.integer({ min: -8_000, max: 12_000 }) });
    fc.assert(
      fc.property(fc.array(due), fc.nat(6), fc.func(fc.boolean()), (all, months, isPaid) => {
        const dues = new Map<LocalDay, number>();
        for (const { offset, cents } of all) {
          const on = addDays(day('2026-11-01'), offset);
          dues.set(on, (dues.get(on) ?? 0) + cents);
        }
        const statements: Statement[] = [];
        let next = month;
        for (let each = 0; each < months; each += 1) {
          const dueCents = [...dues].reduce(
            (sum, [on, cents]) => (monthOf(on) === next ? sum + cents : sum),
            0,
          );
          const made = settleMonth({ affiliate: 'mei', month: next, dueCents, madeAt }, statements.at(-1));
          const paid = isPaid(each) && payStatement(made, { at: madeAt, reference: 'wire' });
          statements.push(paid && !('code' in paid) ? paid : made);
          next = monthAfter(next);
        }
        const today = addDays(`${next}-01` as LocalDay, 1);

        const standing = commissionStanding(dues, statements, today);

        const earned = [...dues.values()].reduce((sum, cents) => sum + cents, 0);
        const forgiven = statements
          .filter(({ outcome }) => outcome === 'written-off')
          .reduce((sum, { totalCents }) => sum - totalCents, 0);
        const { pendingCents, approvedCents, paidCents } = standing;
        expect(pendingCents + approvedCents + paidCents).toBe(earned + forgiven);
        expect(
          statements.every(
            ({ carriedInCents, carriedOutCents }) => carriedInCents >= 0 && carriedOutCents >= 0,
          ),
        ).toBe(true);
      }),
    );
  });
});
