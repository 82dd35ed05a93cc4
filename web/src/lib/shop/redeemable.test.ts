import { expect, it } from 'vitest';
import { redeemableInCheckout } from './redeemable';

it.each([
  ['nothing is set aside', { sweepsRedeemable: 5_000, sweepsHeld: 0 }, 0, 5_000],
  ['a checkout has set its price aside', { sweepsRedeemable: 1_500, sweepsHeld: 3_500 }, 3_500, 5_000],
  ['a round holds a stake beside it', { sweepsRedeemable: 1_400, sweepsHeld: 3_600 }, 3_500, 4_900],
  ['a round alone holds a stake', { sweepsRedeemable: 4_900, sweepsHeld: 100 }, 0, 4_900],
  ['what was set aside has come back meanwhile', { sweepsRedeemable: 5_000, sweepsHeld: 0 }, 3_500, 5_000],
])(
  "redeemableInCheckout includes redeemable coins and the checkout's own hold: %s",
  (_, balances, held, redeemable) => {
    expect(redeemableInCheckout(balances, { held })).toBe(redeemable);
  },
);
