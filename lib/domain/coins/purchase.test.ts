import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertDoubleEntry, changeOf } from '#domain/wallet/posting';
import { coinPackages } from './packages';
import {
  asBegun,
  awaitPayment,
  creditPurchase,
  endPurchase,
  isCredited,
  isOpen,
  isPending,
  mayOpenCheckout,
  type Purchase,
  purchaseId,
  type PurchaseState,
  purchaseStates,
  receiptNumberOf,
  stateOf,
  step,
  withCheckout,
} from './purchase';
import { closeDispute, openDispute } from './purchase-dispute';
import { begun, begunAt, credited, holding, later } from './purchase-fixture';
import { refundPurchase } from './purchase-refund';

const paid = (isOfferUsed = false) => ({ payment: 'pi_1', paidAt: later(1), at: later(2), isOfferUsed });
const statesOf = ({ timeline }: Purchase) => timeline.map(({ state, reason }) => reason ?? state);

describe('purchaseId', () => {
  it('sorts by time and can be read aloud', () => {
    expect(purchaseId(new Date('2026-11-21T07:12:03.123Z'), '3f9a1c')).toBe('2026-11-21-071203123-3f9a1c');
  });
});

describe('beginPurchase', () => {
  it('promises Sweeps Coins only to an eligible player', () => {
    expect(begun()).toMatchObject({ gold: 50_000, sweeps: 500, priceCents: 499 });
    expect(begun('coins-499', false)).toMatchObject({ gold: 50_000, sweeps: 0, priceCents: 499 });
  });

  it("allows a checkout while Stripe's minimum time remains", () => {
    expect(mayOpenCheckout(begun(), later(14))).toBe(true);
    expect(mayOpenCheckout(begun(), later(15))).toBe(false);
    expect(begun().expiresAt).toEqual(later(45));
  });
});

describe('step', () => {
  const allowed: Record<PurchaseState, PurchaseState[]> = {
    created: ['created', 'paid', 'failed', 'expired'],
    paid: ['credited'],
    failed: ['paid'],
    expired: ['paid'],
    credited: ['refunded', 'disputed'],
    refunded: ['credited', 'refunded', 'disputed'],
    disputed: ['credited', 'refunded', 'disputed'],
  };

  it.each(purchaseStates)('allows from %s only the listed transitions', (from) => {
    const purchase: Purchase = { ...begun(), timeline: [{ state: from, at: begunAt, reason: null }] };

    const reached = purchaseStates.filter((state) => {
      try {
        return step(purchase, { state, at: later(1), reason: null }).timeline.length === 2;
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
        return false;
      }
    });

    expect(reached).toEqual(allowed[from]);
  });
});

describe('creditPurchase', () => {
  it('credits the promised gold and unplayed Sweeps Coins', () => {
    const { purchase, postings } = creditPurchase(begun(), paid())!;

    assertDoubleEntry(postings);
    expect(changeOf(postings, 'player:gold')).toBe(50_000);
    expect(changeOf(postings, 'player:sweeps-unplayed')).toBe(500);
    expect(statesOf(purchase)).toEqual(['created', 'paid', 'credited']);
    expect(purchase).toMatchObject({ payment: 'pi_1', revision: 2 });
    expect(receiptNumberOf(purchase)).toBe('JH-2026-11-21-120000000-3f9a1c');
    expect(receiptNumberOf(begun())).toBeNull();
  });

  it('posts no Sweeps Coins when none were promised', () => {
    const { postings } = creditPurchase(begun('coins-499', false), paid())!;

    expect(postings.map(({ coin }) => coin)).toEqual(['gold', 'gold']);
  });

  it('returns null for a credited purchase, even after a refund or dispute', () => {
    const refunded = refundPurchase(credited(), holding(50_000, 500), { cents: 499, at: later(3) })!.purchase;

    for (const purchase of [credited(), refunded, openDispute(credited(), { id: 'dp_1', at: later(3) })!])
      expect(creditPurchase(purchase, paid())).toBeNull();
  });

  it.each(['failed', 'expired'] as const)(
    'credits a payment that arrives after the purchase had %s',
    (state) => {
      const ended = endPurchase(begun(), { state, at: later(46) })!;

      const { purchase } = creditPurchase(ended, paid())!;

      expect(statesOf(purchase).slice(-2)).toEqual(['paid-late', 'credited']);
    },
  );

  it('credits the regular package when another purchase used the offer', () => {
    const first = begun('first-999');

    const { purchase, postings } = creditPurchase(first, paid(true))!;
    const honored = creditPurchase(first, paid(false))!;

    expect(purchase).toMatchObject({ packageId: 'coins-999', gold: 100_000, sweeps: 1_030 });
    expect(changeOf(postings, 'player:gold')).toBe(100_000);
    expect(purchase.timeline.at(-1)?.reason).toBe('offer-used');
    expect(honored.purchase).toMatchObject({ packageId: 'first-999', gold: 200_000, sweeps: 2_000 });
    expect(creditPurchase(begun('first-999', false), paid(true))!.purchase.sweeps).toBe(0);
  });
});

describe('endPurchase and awaitPayment', () => {
  it('ends only an open purchase', () => {
    expect(stateOf(endPurchase(begun(), { state: 'failed', at: later(1) })!)).toBe('failed');
    expect(endPurchase(credited(), { state: 'expired', at: later(46) })).toBeNull();
    const expired = endPurchase(begun(), { state: 'expired', at: later(46) })!;
    expect(endPurchase(expired, { state: 'failed', at: later(47) })).toBeNull();
  });

  it.each([
    [{ state: 'failed' }, 'declined'],
    [{ state: 'expired' }, 'time-over'],
    [{ state: 'expired', isCanceled: true }, 'canceled'],
  ] as const)('records why a purchase ended: %j', (ended, reason) => {
    const { timeline } = endPurchase(begun(), { ...ended, at: later(1) })!;

    expect(timeline.at(-1)).toEqual({ state: ended.state, at: later(1), reason });
  });

  it('records a pending payment once', () => {
    const pending = awaitPayment(begun(), later(1))!;

    expect(isPending(pending)).toBe(true);
    expect(isOpen(pending)).toBe(true);
    expect(awaitPayment(pending, later(2))).toBeNull();
    expect(awaitPayment(credited(), later(2))).toBeNull();
    expect(isCredited(creditPurchase(pending, paid())!.purchase)).toBe(true);
  });
});

describe('asBegun', () => {
  it('returns the timeline at the start', () => {
    const withAddress = withCheckout(begun(), { id: 'cs_1', url: '/pay' });

    expect(asBegun(credited(withAddress)).timeline).toEqual(begun().timeline);
  });

  it('omits refund, dispute and a substituted package', () => {
    const held = holding(50_000, 500);
    const refunded = refundPurchase(credited(), held, { cents: 499, at: later(3) })!.purchase;
    const ofOffer = ['packageId', 'gold', 'sweeps', 'isFirstPurchase', 'refunded', 'disputes'] as const;
    const promisedOf = (purchase: Purchase) => ofOffer.map((field) => asBegun(purchase)[field]);

    expect(promisedOf(refunded)).toEqual(promisedOf(begun()));
    expect(promisedOf(openDispute(credited(), { id: 'dp_1', at: later(3) })!)).toEqual(promisedOf(begun()));
    for (const withSweeps of [true, false]) {
      const offered = begun('first-999', withSweeps);
      expect(promisedOf(creditPurchase(offered, paid(true))!.purchase)).toEqual(promisedOf(offered));
    }
  });
});

describe('purchase under any order of events', () => {
  const event = fc.oneof(
    fc.constantFrom('pending', 'failed', 'expired', 'paid', 'disputed', 'won', 'lost' as const),
    fc.record({ cents: fc.integer({ min: 1, max: 40_000 }) }),
  );

  it('is credited at most once, takes back at most what it gave, and keeps its timeline', () => {
    const packageIds = coinPackages.map(({ id }) => id);
    fc.assert(
      fc.property(fc.constantFrom(...packageIds), fc.array(event, { maxLength: 12 }), (packageId, events) => {
        let purchase = begun(packageId);
        let balances = holding(0, 0);
        let credits = 0;
        const owed = { gold: 0, sweeps: 0 };
        for (const each of events) {
          const before = purchase;
          if (each === 'pending') purchase = awaitPayment(purchase, later(1)) ?? purchase;
          else if (each === 'failed' || each === 'expired')
            purchase = endPurchase(purchase, { state: each, at: later(1) }) ?? purchase;
          else if (each === 'disputed')
            purchase = openDispute(purchase, { id: 'dp_1', at: later(1) }) ?? purchase;
          else if (each === 'won' || each === 'lost')
            purchase = closeDispute(purchase, { id: 'dp_1', outcome: each, at: later(1) }) ?? purchase;
          else if (each === 'paid') {
            const done = creditPurchase(purchase, paid());
            if (!done) continue;
            credits += 1;
            assertDoubleEntry(done.postings);
            purchase = done.purchase;
            balances = holding(purchase.gold, Math.floor(purchase.sweeps / 2));
          } else {
            const done = refundPurchase(purchase, balances, { cents: each.cents, at: later(1) });
            if (!done) continue;
            assertDoubleEntry([...done.postings]);
            purchase = done.purchase;
            owed.gold += done.owed.gold;
            owed.sweeps += done.owed.sweeps;
            balances = holding(
              balances.gold + changeOf(done.postings, 'player:gold'),
              balances.sweepsUnplayed + changeOf(done.postings, 'player:sweeps-unplayed'),
            );
            expect(balances.gold).toBeGreaterThanOrEqual(0);
            expect(balances.sweepsUnplayed).toBeGreaterThanOrEqual(0);
          }
          expect(purchase.timeline.slice(0, before.timeline.length)).toEqual(before.timeline);
          expect(purchase.revision).toBeGreaterThanOrEqual(before.revision);
        }
        expect(credits).toBeLessThanOrEqual(1);
        expect(purchase.refunded.cents).toBeLessThanOrEqual(purchase.priceCents);
        expect(purchase.refunded.gold).toBeLessThanOrEqual(purchase.gold);
        if (purchase.refunded.cents === purchase.priceCents)
          expect(purchase.refunded).toMatchObject({ gold: purchase.gold, sweeps: purchase.sweeps });
      }),
      { numRuns: 500 },
    );
  });
});
