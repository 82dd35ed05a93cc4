import type { Balances } from './balances';
import type { GetAnswer } from './play-fab-ops-types';

/** What the house asks of a checkout; the checkout itself has the last word. */
export type CheckoutEligibility = Omit<GetAnswer<'/checkout/eligibility'>, 'now'>;

/**
 * What a checkout can take, in hundredths of a Sweeps Coin. What an earlier checkout set aside counts: it comes back as soon as another one
 * begins. What an open round holds does not.
 */
export function redeemableInCheckout(
  { sweepsRedeemable, sweepsHeld }: Pick<Balances, 'sweepsRedeemable' | 'sweepsHeld'>,
  { held }: Pick<CheckoutEligibility, 'held'>,
): number {
  // The balances are told of a change at once and the standing is not, so what has meanwhile come back counts once.
  return sweepsRedeemable + Math.min(held, sweepsHeld);
}
