import { describe, expect, it } from 'vitest';
import { assertDoubleEntry, changeOf } from '#domain/wallet/posting';
import { closeDispute, openDispute } from './purchase-dispute';
import { begun, credited, holding, later } from './purchase-fixture';
import { refundPurchase } from './purchase-refund';
import { givenUpRefund, isGivenUp, settleGivenUpRefund, unsettledRefund } from './refund-failures';
import { failRefund, refundableOf, requestRefund, restoreRefund, settleRefund } from './refund-request';

const at = later(60);

/** Returns the refund, and throws on a refusal. */
function allowed(result: ReturnType<typeof requestRefund>) {
  if ('code' in result) throw new Error(result.code);
  return result;
}

describe('requestRefund', () => {
  it('takes all coins back and records what the provider owes the player', () => {
    const { purchase, postings } = allowed(requestRefund(credited(), holding(60_000, 200, 400), at));

    assertDoubleEntry([...postings]);
    expect(changeOf(postings, 'player:gold')).toBe(-50_000);
    expect(purchase.refundDue).toEqual({
      cents: 499,
      gold: 50_000,
      sweepsUnplayed: 200,
      sweepsRedeemable: 300,
      attempt: credited().revision,
    });
    expect(purchase.timeline.at(-1)).toEqual({ state: 'refunded', at, reason: 'in-full' });
  });

  it('takes only the rest after a refund in part', () => {
    const half = refundPurchase(credited(), holding(50_000, 500), { cents: 250, at })!.purchase;

    const { cents } = allowed(requestRefund(half, holding(50_000, 500), at));

    expect(cents).toBe(249);
  });

  it.each([
    ['was never credited', begun(), 'coins/not-credited'],
    ['is disputed', openDispute(credited(), { id: 'dp_1', at })!, 'coins/purchase-disputed'],
    [
      'was refunded in full',
      refundPurchase(credited(), holding(50_000, 500), { cents: 499, at })!.purchase,
      'coins/already-refunded',
    ],
  ] as const)('refuses a purchase that %s', (_case, purchase, code) => {
    expect(requestRefund(purchase, holding(50_000, 500), at)).toEqual({ code });
    expect(refundableOf(purchase)).toBeNull();
  });

  it('refuses when coins were spent, and returns the shortfall', () => {
    expect(requestRefund(credited(), holding(49_999, 0, 499), at)).toEqual({
      code: 'coins/refund-coins-spent',
      gold: 1,
      sweeps: 1,
    });
  });
});

describe('refundableOf', () => {
  it('returns the price with all coins of the purchase', () => {
    expect(refundableOf(credited())).toEqual({ cents: 499, gold: 50_000, sweeps: 500 });
  });
});

describe('restoreRefund', () => {
  it('is the exact opposite of the refund', () => {
    const refunded = allowed(requestRefund(credited(), holding(60_000, 200, 400), at));

    const { purchase, postings, cents } = restoreRefund(refunded.purchase, later(61))!;

    expect(cents).toBe(499);
    for (const account of [
      'player:gold',
      'player:sweeps-unplayed',
      'player:sweeps-redeemable',
      'house:purchases',
    ] as const)
      expect(changeOf(postings, account) + changeOf(refunded.postings, account)).toBe(0);
    expect(purchase).toMatchObject({ refunded: { cents: 0, gold: 0, sweeps: 0 }, refundDue: null });
    expect(purchase.timeline.at(-1)).toMatchObject({ state: 'credited', reason: 'refund-refused' });
    expect(allowed(requestRefund(purchase, holding(50_000, 500), at)).purchase.refundDue?.attempt).not.toBe(
      refunded.purchase.refundDue?.attempt,
    );
  });

  it('keeps the state of a dispute that was opened since', () => {
    const refunded = allowed(requestRefund(credited(), holding(50_000, 500), at)).purchase;

    const { purchase } = restoreRefund(openDispute(refunded, { id: 'dp_1', at })!, later(61))!;

    expect(purchase.timeline.at(-1)).toEqual({ state: 'disputed', at: later(61), reason: 'refund-refused' });
    expect([purchase.refunded.cents, givenUpRefund(purchase)]).toEqual([0, null]);
  });

  it('restores nothing when the bank returned the money by a dispute', () => {
    const refunded = allowed(requestRefund(credited(), holding(50_000, 500), at)).purchase;
    const lost = closeDispute(refunded, { id: 'dp_1', outcome: 'lost', at })!;

    expect(restoreRefund(lost, later(61))).toBeNull();
  });

  it('does nothing once the provider has returned the money', () => {
    const refunded = allowed(requestRefund(credited(), holding(50_000, 500), at)).purchase;
    const settled = settleRefund(refunded, refunded.refundDue!.attempt)!;

    expect(restoreRefund(settled, at)).toBeNull();
  });
});

describe('settleRefund', () => {
  it('records that no money is due, once', () => {
    const refunded = allowed(requestRefund(credited(), holding(50_000, 500), at)).purchase;
    const { attempt } = refunded.refundDue!;

    const settled = settleRefund(refunded, attempt)!;

    expect(settled).toEqual({
      ...refunded,
      refundDue: null,
      refundPaid: refunded.refundDue,
      revision: refunded.revision + 1,
    });
    expect(settleRefund(settled, attempt)).toBeNull();
  });

  it('leaves a later refund due', () => {
    const first = allowed(requestRefund(credited(), holding(50_000, 500), at)).purchase;
    const restored = restoreRefund(first, later(61))!.purchase;
    const second = allowed(requestRefund(restored, holding(50_000, 500), later(62))).purchase;

    expect(settleRefund(second, first.refundDue!.attempt)).toBeNull();
  });
});

describe('failRefund', () => {
  const requested = allowed(requestRefund(credited(), holding(50_000, 500), at)).purchase;
  const { attempt } = requested.refundDue!;
  const paid = settleRefund(requested, attempt)!;

  it.each([
    ['was sent', paid],
    ['is still recorded as due', requested],
  ])('makes money that %s due again as a new attempt, once', (_case, purchase) => {
    const failed = failRefund(purchase, attempt, later(90))!;

    expect(failed).toMatchObject({
      refundDue: { ...requested.refundDue, attempt: purchase.revision, failures: 1 },
      refundPaid: null,
      revision: purchase.revision + 1,
    });
    expect(failed.timeline.at(-1)).toEqual({ state: 'refunded', at: later(90), reason: 'refund-failed' });
    expect(failRefund(failed, attempt, later(91))).toBeNull();
  });

  it('keeps the state of a dispute that was opened since', () => {
    const failed = failRefund(openDispute(paid, { id: 'dp_1', at })!, attempt, later(90))!;

    expect(failed.timeline.at(-1)).toMatchObject({ state: 'disputed' });
    expect(failed.refundDue).not.toBeNull();
  });

  it('returns null when the bank returned the money by a dispute that was lost', () => {
    const lost = closeDispute(paid, { id: 'dp_1', outcome: 'lost', at })!;

    expect(failRefund(lost, attempt, later(90))).toBeNull();
  });

  it('gives up after three failures, and the coins can be given back', () => {
    let purchase = paid;
    for (const failures of [1, 2, 3]) {
      const tried = purchase.refundPaid!.attempt;
      purchase = failRefund(purchase, tried, later(90))!;
      expect(isGivenUp(purchase.refundDue!)).toBe(failures === 3);
      if (failures < 3) purchase = settleRefund(purchase, purchase.refundDue!.attempt)!;
    }

    const restored = restoreRefund(purchase, later(91))!.purchase;
    expect(restored.refunded.cents).toBe(0);
    expect(givenUpRefund(restored)).toEqual({ cents: 499, failures: 3, at: later(91), settledAt: null });
  });
});

describe('givenUpRefund', () => {
  const requested = allowed(requestRefund(credited(), holding(50_000, 500), at)).purchase;
  const refused = restoreRefund(requested, later(61))!.purchase;

  it('returns a refund that the provider refused, with its cents', () => {
    expect(givenUpRefund(refused)).toEqual({ cents: 499, failures: 0, at: later(61), settledAt: null });
  });

  it.each([
    ['without a refund', credited()],
    ['while a refund is due', requested],
    ['once another refund is due', allowed(requestRefund(refused, holding(50_000, 500), later(62))).purchase],
    ['once a dispute is open', openDispute(refused, { id: 'dp_1', at: later(62) })!],
  ])('returns null %s', (_case, purchase) => {
    expect(givenUpRefund(purchase)).toBeNull();
  });
});

describe('settleGivenUpRefund', () => {
  const refused = restoreRefund(
    allowed(requestRefund(credited(), holding(50_000, 500), at)).purchase,
    later(61),
  )!.purchase;
  const settle = (purchase: typeof refused, givenUpAt = later(61)) =>
    settleGivenUpRefund(purchase, { givenUpAt, at: later(70) });

  it('marks the refund as settled, and changes nothing else', () => {
    const { purchase, refund } = marked(settle(refused));

    expect(purchase).toEqual({ ...refused, refundSettledAt: later(70), revision: refused.revision + 1 });
    expect(refund).toEqual({ cents: 499, failures: 0, at: later(61), settledAt: later(70) });
    expect([unsettledRefund(refused)?.cents, unsettledRefund(purchase)]).toEqual([499, null]);
  });

  it('returns the same purchase when the refund is settled already', () => {
    const { purchase } = marked(settle(refused));

    const again = marked(settleGivenUpRefund(purchase, { givenUpAt: later(61), at: later(80) }));

    expect(again.purchase).toBe(purchase);
    expect(again.refund.settledAt).toEqual(later(70));
  });

  it.each([
    ['no refund was given up', credited()],
    ['another refund is due', allowed(requestRefund(refused, holding(50_000, 500), later(62))).purchase],
    ['a dispute is open', openDispute(refused, { id: 'dp_1', at: later(62) })!],
  ])('is refused when %s', (_case, purchase) => {
    expect(settle(purchase)).toEqual({ code: 'coins/refund-not-given-up' });
  });

  it('leaves a refund open that was given up after the one that was settled', () => {
    const { purchase: settled } = marked(settle(refused));
    const requested = allowed(requestRefund(settled, holding(50_000, 500), later(75))).purchase;
    const again = restoreRefund(requested, later(76))!.purchase;

    expect(settle(again)).toEqual({ code: 'coins/refund-not-given-up' });
    expect(unsettledRefund(again)).toMatchObject({ at: later(76), settledAt: null });
  });

  function marked(result: ReturnType<typeof settleGivenUpRefund>) {
    if ('code' in result) throw new Error(result.code);
    return result;
  }
});
