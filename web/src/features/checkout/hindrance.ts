import { formatAmount } from '#web/lib/coins';
import { paths } from '#web/lib/paths';
import type { Cart } from '#web/lib/play-fab-ops-types';
import type { CheckoutStanding } from '#web/lib/redeemable';

/** Why a cart cannot be checked out as it is, and where that can be changed. */
export interface Hindrance {
  readonly text: string;
  readonly way: { readonly label: string; readonly to: string } | null;
}

const coins = (hundredths: number) => `${formatAmount('sweeps', hundredths)} SC`;

/**
 * Why a cart cannot be checked out as it is, and what would help; null when it can.
 *
 * @param redeemable  what a checkout can take, in hundredths of a Sweeps Coin; null while it is not known, when nothing is said about it
 */
export function hindranceOf(
  cart: Cart,
  redeemable: number | null,
  { minimumOrder, identity, ordered, isFrozen }: CheckoutStanding,
): Hindrance | null {
  if (cart.lines.some(({ available }) => !available))
    return told('Look at the lines marked above first: something about them has changed.');
  if (cart.total < minimumOrder)
    return told(
      `An order is at least ${coins(minimumOrder)}. ${coins(minimumOrder - cart.total)} are missing.`,
    );
  if (redeemable !== null && redeemable < cart.total)
    return told(`You can redeem ${coins(redeemable)}. ${coins(cart.total - redeemable)} are missing.`);
  if (isFrozen)
    return told('Your Sweeps Coins wait until an open payment of yours is settled.', {
      ...{ label: 'See your purchases', to: paths.coins },
    });
  if (identity.state === 'approved' || ordered + cart.total <= identity.neededAbove) return null;
  const above = `With this your orders come to more than ${coins(identity.neededAbove)}.`;
  const way = { label: 'Your identity check', to: paths.accountSection('identity') };
  return identity.state === 'submitted'
    ? told(`${above} We are looking at who you are; it goes on when that is done.`, way)
    : told(`${above} Show us who you are first.`, way);
}

function told(text: string, way: Hindrance['way'] = null): Hindrance {
  return { text, way };
}
