import { describe, expect, it } from 'vitest';
import { closedLabel, refundToSettle } from './refunds-to-settle';

const failed = { cents: 499, failures: 3, at: '2026-11-21T12:00:00.000Z', settledAt: null };
const settled = { ...failed, settledAt: '2026-11-22T12:00:00.000Z' };

describe('refundToSettle', () => {
  it('is the failed refund until it is settled', () => {
    expect(refundToSettle({ refundGivenUp: failed })).toBe(failed);
    expect(refundToSettle({ refundGivenUp: settled })).toBeNull();
    expect(refundToSettle({ refundGivenUp: null })).toBeNull();
  });
});

describe('closedLabel', () => {
  const settleOnly = 'This account is closed. You can only mark failed refunds as settled.';
  const nothing = 'This account is closed. Nothing can be changed.';

  it('names failed refunds to a superadmin, who can settle them', () => {
    const purchases = [{ refundGivenUp: null }, { refundGivenUp: failed }];

    expect(closedLabel({ purchases, nextPurchases: null }, true)).toBe(settleOnly);
  });

  it('names failed refunds to a superadmin while not all purchases are loaded', () => {
    expect(closedLabel({ purchases: [{ refundGivenUp: null }], nextPurchases: 'older' }, true)).toBe(
      settleOnly,
    );
  });

  it.each([
    ['every failed refund is settled', [{ refundGivenUp: settled }], true],
    ['the admin is no superadmin', [{ refundGivenUp: failed }], false],
  ] as const)('says that nothing can be changed when %s', (_case, purchases, isSuperadmin) => {
    expect(closedLabel({ purchases, nextPurchases: null }, isSuperadmin)).toBe(nothing);
  });
});
