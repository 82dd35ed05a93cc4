import type { GetAnswer } from '../api/play-fab-ops-types';
import type { Balances } from '../live/balances';

/** Checkout eligibility from the API; the checkout itself decides finally. */
export type CheckoutEligibility = Omit<GetAnswer<'/checkout/eligibility'>, 'now'>;

/**
 * The amount that a checkout can take, in hundredths of a Sweeps Coin. The hold of an earlier checkout is included, since a new checkout
 * releases it. The hold of an open round is not.
 */
export function redeemableInCheckout(
  { sweepsRedeemable, sweepsHeld }: Pick<Balances, 'sweepsRedeemable' | 'sweepsHeld'>,
  { held }: Pick<CheckoutEligibility, 'held'>,
): number {
  // Balances are updated at once and eligibility is not, so a hold that was released meanwhile counts once.
  return sweepsRedeemable + Math.min(held, sweepsHeld);
}
