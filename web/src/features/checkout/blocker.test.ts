import { describe, expect, it } from 'vitest';
import type { CheckoutEligibility } from '#web/lib/shop/redeemable';
import { blockerOf } from './blocker';

const cart = (total: number, ...available: boolean[]) => ({
  version: 1,
  updatedAt: null,
  total,
  lines: available.map((isAvailable, index) => ({
    product: `p${index}`,
    name: 'Cap',
    image: null,
    category: null,
    quantity: 1,
    price: total,
    priceWhenAdded: total,
    available: isAvailable,
    notice: isAvailable ? null : ('price-changed' as const),
    stock: 5,
  })),
});

const eligibility: CheckoutEligibility = {
  minimumOrder: 1_000,
  identity: { state: 'open', neededAbove: 10_000 },
  ordered: 0,
  isFrozen: false,
  refusedAs: null,
  held: 0,
};
const textOf = (
  given: ReturnType<typeof cart>,
  redeemable: number | null,
  more: Partial<CheckoutEligibility> = {},
) => blockerOf(given, redeemable, { ...eligibility, ...more })?.text;

describe('blockerOf', () => {
  it('returns null when nothing blocks the checkout', () => {
    expect(blockerOf(cart(1_000, true), 1_000, eligibility)).toBeNull();
  });

  it('reports changed lines before anything else', () => {
    expect(textOf(cart(10, true, false), 0)).toContain('Review the marked ones');
  });

  it('returns the amount that is missing for the minimum order', () => {
    expect(textOf(cart(250, true), 6_000)).toBe('The minimum order is 10.00 SC. Add 7.50 SC more.');
    expect(textOf(cart(250, true), 6_000, { minimumOrder: 250 })).toBeUndefined();
  });

  it('returns the amount that is missing for the payment', () => {
    expect(textOf(cart(6_100, true), 6_000)).toBe('You can redeem 60.00 SC. You need 1.00 SC more.');
  });

  it('ignores a balance that is not yet known', () => {
    expect(textOf(cart(6_100, true), null)).toBeUndefined();
  });

  it.each([
    ['player/sweeps-frozen', 'under review', '/Coins'],
    ['player/age-and-state-needed', 'your date of birth and state', '/Account/welcome'],
    ['player/email-unverified', 'Confirm your email', '/Account/profile'],
    ['player/residency-unconfirmed', 'Confirm where you live', '/Account/profile'],
    ['player/suspended', 'suspended', '/Account'],
    ['player/state-blocked', 'not available in your state', undefined],
    ['player/under-age', '21 or older', undefined],
  ] as const)(
    'returns the reason why nothing can be redeemed, with a link to resolve it: %s',
    (refusedAs, text, to) => {
      const blocker = blockerOf(cart(250, true), 0, { ...eligibility, refusedAs });

      expect(blocker?.text).toContain(text);
      expect(blocker?.way?.to).toBe(to);
    },
  );

  it.each([
    ['open', 9_000, undefined],
    ['open', 9_001, 'Verify your identity first.'],
    ['submitted', 9_001, 'We are reviewing your identity'],
    ['approved', 50_000, undefined],
  ] as const)(
    'requires identity verification once orders exceed the free amount: %s, %i',
    (state, ordered, text) => {
      const identity = { state, neededAbove: 10_000 };
      const blocker = blockerOf(cart(1_000, true), 1_000, { ...eligibility, ordered, identity });

      if (text === undefined) expect(blocker).toBeNull();
      else
        expect(blocker).toMatchObject({
          text: expect.stringContaining(text),
          way: { to: '/Account/identity' },
        });
    },
  );
});
