import type { Amount } from '#domain/money/coin';
import { checkFreeze } from '#domain/play-limits/sweeps-freeze';
import type { IdentityState } from '#domain/player/identity-check';
import { checkRedemptionEligibility, type RedeemRefused } from '#domain/rewards/redeemer';
import { heldForCheckout } from '#domain/wallet/hold';
import type { ReserveCartDependencies } from './reserve-cart';

/** What a checkout asks for beside coins, and how far a player is with it. */
export interface CheckoutEligibility {
  /** In hundredths of a Sweeps Coin. */
  readonly minimumOrder: Amount;
  readonly identity: {
    readonly state: IdentityState;
    /** What prizes may be worth in all before the check is needed, in hundredths of a Sweeps Coin. */
    readonly neededAbove: Amount;
  };
  /** What the player's orders come to, in hundredths of a Sweeps Coin; what was undone does not count. */
  readonly ordered: Amount;
  readonly isFrozen: boolean;
  /** Why they redeem nothing at all, whatever the order is; null when nothing stands against it. */
  readonly refusedAs: RedeemRefused['code'] | null;
  /** What a checkout of theirs has set aside, in hundredths of a Sweeps Coin; another checkout can take it. */
  readonly held: Amount;
}

/** Reads what a checkout of this player would ask for, by the rules that the checkout itself follows. */
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
