import type { Cart } from '#contracts/shop/cart-routes';
import { brand } from '#web/lib/brand';
import { formatAmount } from '#web/lib/coins';
import { paths } from '#web/lib/paths';
import type { CheckoutEligibility } from '#web/lib/redeemable';

/** Why a cart cannot be checked out as it is, and where that can be changed. */
export interface Blocker {
  readonly text: string;
  readonly way: { readonly label: string; readonly to: string } | null;
}

const coins = (hundredths: number) => `${formatAmount('sweeps', hundredths)} SC`;

/**
 * Why a cart cannot be checked out as it is, and what would help; null when it can.
 *
 * @param redeemable  what a checkout can take, in hundredths of a Sweeps Coin; null while it is not known, when nothing is said about it
 */
export function blockerOf(
  cart: Cart,
  redeemable: number | null,
  { minimumOrder, identity, ordered, refusedAs }: CheckoutEligibility,
): Blocker | null {
  if (cart.lines.some(({ available }) => !available))
    return told('Look at the lines marked above first: something about them has changed.');
  if (refusedAs) return lastingBlockers[refusedAs];
  if (cart.total < minimumOrder)
    return told(
      `An order is at least ${coins(minimumOrder)}. ${coins(minimumOrder - cart.total)} are missing.`,
    );
  if (redeemable !== null && redeemable < cart.total)
    return told(`You can redeem ${coins(redeemable)}. ${coins(cart.total - redeemable)} are missing.`);
  if (identity.state === 'approved' || ordered + cart.total <= identity.neededAbove) return null;
  const above = `With this your orders come to more than ${coins(identity.neededAbove)}.`;
  const way = { label: 'Your identity check', to: paths.accountSection('identity') };
  return identity.state === 'submitted'
    ? told(`${above} We are looking at who you are; it goes on when that is done.`, way)
    : told(`${above} Show us who you are first.`, way);
}

/** What keeps somebody from redeeming anything, in the words of the cart. */
const lastingBlockers: Readonly<Record<NonNullable<CheckoutEligibility['refusedAs']>, Blocker>> = {
  'player/suspended': told('Your account is suspended for now: nothing can be redeemed meanwhile.', {
    label: 'See why',
    to: paths.account,
  }),
  'player/under-age': told(`Prizes are for players who are at least ${brand.minimumAge}.`),
  'player/age-and-state-needed': told('Prizes need your date of birth and your state first.', {
    label: 'Tell us',
    to: paths.welcome,
  }),
  'player/state-blocked': told(
    'Prizes are not offered where you live. There the games are for Gold Coins alone.',
  ),
  'player/residency-unconfirmed': told(
    'You seem to be in a state where prizes are not offered. Confirm where you live to redeem them.',
    { label: 'Confirm it', to: paths.accountSection('profile') },
  ),
  'player/email-unverified': told(
    'Confirm your e-mail address first: what becomes of an order is written to you.',
    {
      label: 'Confirm it',
      to: paths.accountSection('profile'),
    },
  ),
  'player/email-just-changed': told(
    'Your e-mail address is changing or changed recently. You can redeem prizes three days after the change.',
    { label: 'See your profile', to: paths.accountSection('profile') },
  ),
  'player/sweeps-frozen': told('Your Sweeps Coins wait until an open payment of yours is settled.', {
    label: 'See your purchases',
    to: paths.coins,
  }),
};

function told(text: string, way: Blocker['way'] = null): Blocker {
  return { text, way };
}
