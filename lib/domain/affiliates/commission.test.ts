import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type LocalDay } from '#domain/player/local-day';
import { affiliateCode } from './affiliate-code';
import { ruleVersions, rulesOn } from './affiliate-rules';
import {
  type CommissionLine,
  commissionLine,
  feeOf,
  type LineKind,
  lineKinds,
  reverseLine,
  shareOf,
} from './commission';
import { addFigures, duesOf, figuresOfLine, figuresOfReversal } from './figures';

const at = new Date('2026-11-21T23:59:00Z');
const click = { id: 'click-1', affiliate: 'mei', link: affiliateCode(7), at };
const rules = ruleVersions[0]!;

function line(kind: LineKind, cents: number, told: Partial<Parameters<typeof commissionLine>[2]> = {}) {
  const happening = { player: 'ann', sequence: 5, at, kind, cents, purchase: null };
  const facts = {
    state: 'TX',
    isBlocked: false,
    isFirstPurchase: false,
    reckonedAt: at,
    purchaseDueOn: null,
  };
  return commissionLine(happening, { click }, { ...facts, ...told });
}

const dueIn = (days: number) => addDays('2026-11-21' as LocalDay, days);
const totalDue = (of: CommissionLine) => [...duesOf(of).values()].reduce((sum, cents) => sum + cents, 0);

describe('a line of commission', () => {
  it('names its click and the version of the rules, and pays the share of what is left after the fee', () => {
    expect(line('purchase', 1_999)).toMatchObject({
      ...{ affiliate: 'mei', click: 'click-1', ruleVersion: '2026-11', dueOn: dueIn(30), reversal: null },
      ...{ feeCents: 57 + 30, netCents: 1_999 - 87, commissionCents: 573 },
    });
  });

  it.each<[LineKind, number, number]>([
    ['sign-up', 0, 0],
    ['refund', -1_000, -300],
    ['redemption', -1_000, -300],
    ['redemption-undone', 1_000, 300],
  ])('of a %s has no fee', (kind, netCents, commissionCents) => {
    const cents = kind === 'sign-up' ? 0 : 1_000;
    expect(line(kind, cents)).toMatchObject({ feeCents: 0, netCents, commissionCents });
  });

  it('of a refund is due with its purchase, or at once where that is over', () => {
    expect(line('refund', 100, { purchaseDueOn: dueIn(12) }).dueOn).toBe(dueIn(12));
    expect(line('refund', 100, { purchaseDueOn: dueIn(-12) }).dueOn).toBe(dueIn(0));
  });

  it('is born reversed where Sweeps Coins are not offered, and makes nothing due', () => {
    const blocked = line('purchase', 1_999, { isBlocked: true });

    expect(blocked.reversal?.reason).toBe('state-blocked');
    expect(duesOf(blocked)).toEqual(new Map());
    expect(figuresOfLine(blocked)).toMatchObject({ commissionCents: 573, reversedCents: 573 });
  });

  it('is taken back once, when it is due, and only where there is something to take', () => {
    const early = reverseLine(line('purchase', 1_999), { reason: 'false-traffic', at }) as CommissionLine;
    const lateAt = new Date('2027-03-01T00:00:00Z');
    const late = reverseLine(line('purchase', 1_999), {
      reason: 'false-traffic',
      at: lateAt,
    }) as CommissionLine;

    expect(early.reversal).toEqual({ reason: 'false-traffic', at, dueOn: dueIn(30) });
    expect(late.reversal?.dueOn).toBe('2027-03-01');
    expect([totalDue(early), totalDue(late), duesOf(early).size]).toEqual([0, 0, 0]);
    expect(figuresOfReversal(late)).toEqual({ reversedCents: 573 });
    expect(reverseLine(early, { reason: 'false-traffic', at })).toEqual({
      code: 'affiliates/already-reversed',
    });
    expect(reverseLine(line('refund', 10), { reason: 'false-traffic', at })).toEqual({
      code: 'affiliates/nothing-to-reverse',
    });
  });

  it('is in whole cents, never more than the share, and a sum of lines is what they net', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ kind: fc.constantFrom(...lineKinds), cents: fc.nat(50_000) }), {
          maxLength: 30,
        }),
        (happenings) => {
          const lines = happenings.map(({ kind, cents }) => line(kind, cents));
          const sums = addFigures(...lines.map(figuresOfLine));
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

describe('rules', () => {
  it('are those of the day, by version', () => {
    const next = { ...rules, version: 'next', from: '2027-01-01' as LocalDay };

    expect(rulesOn('2026-12-31' as LocalDay, [rules, next]).version).toBe('2026-11');
    expect(rulesOn('2027-01-01' as LocalDay, [rules, next]).version).toBe('next');
    expect(() => rulesOn('2025-12-31' as LocalDay)).toThrow(RangeError);
  });

  it('take no fee above the price, and none of nothing', () => {
    expect([feeOf(0, rules), feeOf(10, rules), shareOf(-1, rules)]).toEqual([0, 10, 0]);
  });
});
