import type { Amount } from '#domain/money/coin';
import { checkFreeze } from '#domain/play-limits/sweeps-freeze';
import type { IdentityState } from '#domain/player/identity-check';
import { checkRedemptionEligibility, type RedeemRefused } from '#domain/rewards/redeemer';
import { heldForCheckout } from '#domain/wallet/hold';
import type { ReserveCartDependencies } from './reserve-cart';

/** Requirements of a checkout besides coins, and the player's progress on each. */
export interface CheckoutEligibility {
  /** In hundredths of a Sweeps Coin. */
  readonly minimumOrder: Amount;
  readonly identity: {
    readonly state: IdentityState;
    /** Total order value above which the identity check is required, in hundredths of a Sweeps Coin. */
    readonly neededAbove: Amount;
  };
  /** Total value of the player's orders in hundredths of a Sweeps Coin, without undone orders. */
  readonly ordered: Amount;
  readonly isFrozen: boolean;
  /** Why the player can redeem nothing, whatever the order; null when the player is eligible. */
  readonly refusedAs: RedeemRefused['code'] | null;
  /** Coins held for the player's current checkout, in hundredths of a Sweeps Coin. A new checkout can reuse them. */
  readonly held: Amount;
}

/** Reads the requirements of a checkout by the same rules that the checkout applies. */
export async function readEligibility(
  {
    loadOrOpen,
    orders,
    checks,
    checkout,
    rules,
    now,
  }: Pick<ReserveCartDependencies, 'loadOrOpen' | 'orders' | 'checks' | 'checkout' | 'rules' | 'now'>,
  player: string,
): Promise<CheckoutEligibility> {
  const [open, ordered, { state }] = await Promise.all([
    loadOrOpen(player),
    orders.worthOf(player),
    checks.load(player),
  ]);
  return {
    minimumOrder: checkout.minimumOrder,
    identity: { state, neededAbove: checkout.identityCheckAbove },
    ordered,
    isFrozen: checkFreeze(open.play.frozen) !== null,
    refusedAs:
      checkRedemptionEligibility({ play: open.play, isEmailVerified: open.isWelcomed }, now(), rules)?.code ??
      null,
    held: heldForCheckout(open.wallet.holds),
  };
}
