import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type LocalDay } from '#domain/player/local-day';
import { affiliateCode } from './affiliate-code';
import { ruleVersions, rulesOn } from './affiliate-rules';
import {
  type CommissionAccrual,
  commissionAccrual,
  exclusionReasons,
  feeOf,
  leftOf,
  type AccrualKind,
  accrualKinds,
  reverseAccrual,
  shareOf,
} from './commission';
import { addMetrics, duesOf, metricsOfAccrual, metricsOfReversal } from './metrics';
import { addDues } from './settlement';

const at = new Date('2026-11-21T23:59:00Z');
const click = { id: 'click-1', affiliate: 'mei', link: affiliateCode(7), at, network: null };
const rules = ruleVersions[0]!;

function line(
  kind: AccrualKind,
  cents: number,
  overrides: Partial<Parameters<typeof commissionAccrual>[2]> = {},
) {
  const commissionEvent = { player: 'ann', sequence: 5, at, kind, cents, purchase: null, order: null };
  const facts = {
    state: 'TX',
    exclusion: null,
    isFirstPurchase: false,
    reckonedAt: at,
    heldDays: 45,
    refunded: null,
    undone: null,
  };
  return commissionAccrual(commissionEvent, { click }, { ...facts, ...overrides });
}

const dueIn = (days: number) => addDays('2026-11-21' as LocalDay, days);
const totalDue = (of: CommissionAccrual) => addDues(duesOf(of).values()).cents;

describe('commission accrual', () => {
  it('has its click and rule version, and the share of the price minus the fee', () => {
    expect(line('purchase', 1_999)).toMatchObject({
      affiliate: 'mei',
      click: 'click-1',
      ruleVersion: '2026-11',
      dueOn: dueIn(45),
      reversal: null,
      feeCents: 57 + 30,
      netCents: 1_999 - 87,
      commissionCents: 573,
    });
  });

  it.each<[AccrualKind, number, number]>([
    ['sign-up', 0, 0],
    ['refund', -1_000, -300],
    ['redemption', -1_000, -300],
    ['redemption-undone', 1_000, 300],
    ['refund-undone', 1_000, 300],
  ])('of a %s has no fee', (kind, netCents, commissionCents) => {
    const cents = kind === 'sign-up' ? 0 : 1_000;
    expect(line(kind, cents)).toMatchObject({ feeCents: 0, netCents, commissionCents });
  });

  it('of a refund falls due with its purchase, or at once when that is past due', () => {
    const of = (days: number) =>
      line('refund', 100, { refunded: { ...line('purchase', 100), dueOn: dueIn(days) } });
    expect([of(12).dueOn, of(-12).dueOn]).toEqual([dueIn(12), dueIn(0)]);
  });

  it('of an undone redemption falls due with its redemption; in a settled month, at once and less the write-off', () => {
    const undone = { dueOn: dueIn(-3), isSettled: false, writtenOffCents: 0 };
    const of = (settled: Partial<typeof undone>) =>
      line('redemption-undone', 1_000, { undone: { ...undone, ...settled } });

    expect([of({}).dueOn, of({ isSettled: true }).dueOn]).toEqual([dueIn(-3), dueIn(0)]);
    const lessThanTaken = of({ isSettled: true, writtenOffCents: 100 });
    const moreThanTaken = of({ isSettled: true, writtenOffCents: 900 });
    expect([of({}), lessThanTaken, moreThanTaken].map(({ commissionCents }) => commissionCents)).toEqual([
      300, 200, 0,
    ]);
    expect(moreThanTaken).toMatchObject({ netCents: 1_000, writtenOffCents: 300 });
  });

  it('of a refund is taken back after a payout when its purchase fell due in an earlier month', () => {
    const of = (dueOn: string) =>
      line('refund', 1_000, { refunded: { ...line('purchase', 1_000), dueOn: dueOn as LocalDay } });
    const takenBackOf = (dueOn: string) => addDues(duesOf(of(dueOn)).values()).takenBackCents;

    expect(['2026-10-31', '2026-11-01', '2026-12-01'].map(takenBackOf)).toEqual([300, 0, 0]);
  });

  it('of a refund that was undone offsets the refund in the metrics and in the amounts due', () => {
    const bought = { ...line('purchase', 1_000), dueOn: '2026-10-31' as LocalDay };
    const lines = (['refund', 'refund-undone'] as const).map((kind) =>
      line(kind, 1_000, { refunded: bought }),
    );

    expect(addDues(lines.flatMap((each) => [...duesOf(each).values()]))).toEqual({
      cents: 0,
      takenBackCents: 0,
    });
    expect(addMetrics(...lines.map(metricsOfAccrual))).toEqual(addMetrics());
  });

  it('reversed in a later month than its due month is taken back after a payout', () => {
    const reverse = (text: string) =>
      reverseAccrual(line('purchase', 1_999), {
        reason: 'stolen-payment',
        at: new Date(text),
        isSettled: true,
      }) as CommissionAccrual;
    const takenBackBy = (text: string) => addDues(duesOf(reverse(text)).values()).takenBackCents;

    expect([takenBackBy('2026-11-30T00:00:00Z'), takenBackBy('2027-03-01T00:00:00Z')]).toEqual([0, 573]);
  });

  it('of a refund follows its purchase, wherever the player lives now', () => {
    const texan = line('purchase', 1_999);
    const californian = line('purchase', 1_999, { state: 'CA', exclusion: 'state-blocked' });

    const moved = line('refund', 1_999, { refunded: texan, state: 'CA', exclusion: 'state-blocked' });
    const back = line('refund', 1_999, { refunded: californian, state: 'TX' });

    expect(moved).toMatchObject({ state: 'TX', commissionCents: -599, reversal: null });
    expect(back).toMatchObject({ state: 'CA', reversal: { reason: 'state-blocked', cents: -599 } });
    expect([totalDue(moved), totalDue(back)]).toEqual([-599, 0]);
  });

  it.each(['sign-up', 'redemption', 'redemption-undone'] as const)(
    'of a %s is not reversed by a blocked state',
    (kind) => {
      expect(line(kind, 1_000, { state: 'CA', exclusion: 'state-blocked' }).reversal).toBeNull();
    },
  );

  it.each(exclusionReasons)('of a purchase is created reversed by %s and has nothing due', (exclusion) => {
    const excluded = line('purchase', 1_999, { exclusion });

    expect(excluded.reversal?.reason).toBe(exclusion);
    expect(duesOf(excluded)).toEqual(new Map());
    expect(metricsOfAccrual(excluded)).toMatchObject({ commissionCents: 573, reversedCents: 573 });
  });

  it('is reversed once, on its due day or at once when settled, and only if it has commission', () => {
    const early = reverseAccrual(line('purchase', 1_999), {
      reason: 'false-traffic',
      at,
      isSettled: false,
    }) as CommissionAccrual;
    const lateAt = new Date('2027-03-01T00:00:00Z');
    const late = reverseAccrual(line('purchase', 1_999), {
      reason: 'false-traffic',
      at: lateAt,
      isSettled: true,
    }) as CommissionAccrual;

    expect(early.reversal).toEqual({ reason: 'false-traffic', at, dueOn: dueIn(45), cents: 573 });
    expect(late.reversal?.dueOn).toBe('2027-03-01');
    expect([totalDue(early), totalDue(late), duesOf(early).size]).toEqual([0, 0, 0]);
    expect(metricsOfReversal(late)).toEqual({ reversedCents: 573 });
    expect(reverseAccrual(early, { reason: 'false-traffic', at, isSettled: false })).toEqual({
      code: 'affiliates/already-reversed',
    });
    for (const kind of ['refund', 'refund-undone', 'redemption-undone'] as const)
      expect(reverseAccrual(line(kind, 1_000), { reason: 'false-traffic', at, isSettled: false })).toEqual({
        code: 'affiliates/nothing-to-reverse',
      });
  });

  it('is reversed by what refunds have left, and a later refund takes nothing more', () => {
    const bought = line('purchase', 29_999);
    const take = (takenCents: number) =>
      reverseAccrual({ ...bought, takenCents }, { reason: 'stolen-payment', at, isSettled: false });
    const half = take(4_000) as CommissionAccrual;

    const late = line('refund', 29_999, { refunded: half });

    expect([bought.commissionCents, leftOf({ ...bought, takenCents: 8_999 })]).toEqual([8_730, 0]);
    expect(half.reversal?.cents).toBe(4_730);
    expect([totalDue(half), metricsOfReversal(half)]).toEqual([4_000, { reversedCents: 4_730 }]);
    expect(late.reversal).toMatchObject({ reason: 'stolen-payment', cents: -8_999 });
    expect(totalDue(late)).toBe(0);
    expect(take(8_999)).toEqual({ code: 'affiliates/nothing-to-reverse' });
    expect(leftOf(half)).toBe(0);
  });

  it('is in whole cents within the share, and its metrics add up', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ kind: fc.constantFrom(...accrualKinds), cents: fc.nat(50_000) }), {
          maxLength: 30,
        }),
        (commissionEvents) => {
          const lines = commissionEvents.map(({ kind, cents }) => line(kind, cents));
          const sums = addMetrics(...lines.map(metricsOfAccrual));
          expect(sums.netCents).toBe(
            sums.purchasesCents - sums.refundsCents - sums.redemptionsCents - sums.feesCents,
          );
          for (const { netCents, commissionCents } of lines) {
            expect(Number.isSafeInteger(commissionCents)).toBe(true);
            expect(Math.abs(commissionCents * 10)).toBeLessThanOrEqual(Math.abs(netCents * 3));
          }
        },
      ),
    );
  });
});

describe('affiliate rules', () => {
  it('are those of the version in force on the day', () => {
    const next = { ...rules, version: 'next', from: '2027-01-01' as LocalDay };

    expect(rulesOn('2026-12-31' as LocalDay, [rules, next]).version).toBe('2026-11');
    expect(rulesOn('2027-01-01' as LocalDay, [rules, next]).version).toBe('next');
    expect(() => rulesOn('2025-12-31' as LocalDay)).toThrow(RangeError);
  });

  it('limit the fee to the price, and charge none for 0', () => {
    expect([feeOf(0, rules), feeOf(10, rules), shareOf(-1, rules)]).toEqual([0, 10, 0]);
  });
});
