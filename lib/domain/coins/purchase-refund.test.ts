import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertDoubleEntry, changeOf } from '#domain/wallet/posting';
import { closeDispute, openDispute } from './purchase-dispute';
import { begun, credited, holding, later } from './purchase-fixture';
import { refundPurchase } from './purchase-refund';
import { requestRefund, restoreRefund } from './refund-request';

const at = later(60);

describe('refundPurchase', () => {
  it('takes all coins back for a full refund', () => {
    const { purchase, postings, owed, cents } = refundPurchase(credited(), holding(60_000, 600, 10), {
      cents: 499,
      at,
    })!;

    assertDoubleEntry([...postings]);
    expect(changeOf(postings, 'player:gold')).toBe(-50_000);
    expect(changeOf(postings, 'player:sweeps-unplayed')).toBe(-500);
    expect(changeOf(postings, 'player:sweeps-redeemable')).toBe(0);
    expect(owed).toEqual({ gold: 0, sweeps: 0 });
    expect(cents).toBe(499);
    expect(purchase.timeline.at(-1)).toEqual({ state: 'refunded', at, reason: 'in-full' });
  });

  it('takes available coins, unplayed first, and records the rest as a receivable', () => {
    const { postings, owed } = refundPurchase(credited(), holding(20_000, 100, 150), { cents: 499, at })!;

    assertDoubleEntry([...postings]);
    expect(changeOf(postings, 'player:sweeps-unplayed')).toBe(-100);
    expect(changeOf(postings, 'player:sweeps-redeemable')).toBe(-150);
    expect(owed).toEqual({ gold: 30_000, sweeps: 250 });
    expect(postings.filter(({ account }) => account === 'house:receivables')).toEqual([
      { account: 'house:receivables', coin: 'gold', amount: -30_000 },
      { account: 'house:receivables', coin: 'sweeps', amount: -250 },
    ]);
  });

  it('returns null for a recorded or lower total, and before the coins are credited', () => {
    const half = refundPurchase(credited(), holding(50_000, 500), { cents: 250, at })!.purchase;

    expect(refundPurchase(half, holding(50_000, 500), { cents: 250, at })).toBeNull();
    expect(refundPurchase(half, holding(50_000, 500), { cents: 100, at })).toBeNull();
    expect(refundPurchase(begun(), holding(50_000, 500), { cents: 499, at })).toBeNull();
    expect(half.timeline.at(-1)?.reason).toBe('in-part');
  });

  it.each([
    ['is older than the return of its coins', later(60), null],
    ['is as old', later(61), null],
    ['is newer', later(62), 499],
  ])('for a reported refund that %s', (_case, reportedAt, cents) => {
    const requested = requestRefund(credited(), holding(50_000, 500), at);
    if ('code' in requested) throw new Error(requested.code);
    const restored = restoreRefund(requested.purchase, later(61))!.purchase;
    const disputed = closeDispute(openDispute(restored, { id: 'dp_1', at: later(63) })!, {
      id: 'dp_1',
      outcome: 'won',
      at: later(64),
    })!;

    for (const purchase of [restored, disputed]) {
      const refund = refundPurchase(purchase, holding(50_000, 500), {
        cents: 499,
        at: later(70),
        reportedAt,
      });

      expect(refund?.cents ?? null).toBe(cents);
    }
  });

  it('takes the same coins in parts as at once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 8 }), (sums) => {
        const rich = holding(50_000, 500);
        let purchase = credited();
        let [gold, sweeps] = [0, 0];
        for (const cents of [...sums, 499]) {
          const done = refundPurchase(purchase, rich, { cents, at });
          if (!done) continue;
          purchase = done.purchase;
          gold +=
            changeOf(done.postings, 'house:purchases') === 0 ? 0 : -changeOf(done.postings, 'player:gold');
          sweeps -= changeOf(done.postings, 'player:sweeps-unplayed');
        }
        expect([gold, sweeps]).toEqual([50_000, 500]);
      }),
    );
  });
});
