import type { Cart } from '#contracts/shop/cart-routes';
import { brand } from '#web/lib/brand';
import { formatAmount } from '#web/lib/coins';
import { paths } from '#web/lib/paths';
import type { CheckoutEligibility } from '#web/lib/redeemable';

/** Why a cart cannot be checked out, and where to resolve that. */
export interface Blocker {
  readonly text: string;
  readonly way: { readonly label: string; readonly to: string } | null;
}

const coins = (hundredths: number) => `${formatAmount('sweeps', hundredths)} SC`;

/**
 * Returns why a cart cannot be checked out, with a link to resolve it; null if it can.
 *
 * @param redeemable  in hundredths of a Sweeps Coin; null while unknown, in which case the balance is not checked
 */
export function blockerOf(
  cart: Cart,
  redeemable: number | null,
  { minimumOrder, identity, ordered, refusedAs }: CheckoutEligibility,
): Blocker | null {
  if (cart.lines.some(({ available }) => !available))
    return createBlocker('Look at the lines marked above first: something about them has changed.');
  if (refusedAs) return lastingBlockers[refusedAs];
  if (cart.total < minimumOrder)
    return createBlocker(
      `An order is at least ${coins(minimumOrder)}. ${coins(minimumOrder - cart.total)} are missing.`,
    );
  if (redeemable !== null && redeemable < cart.total)
    return createBlocker(
      `You can redeem ${coins(redeemable)}. ${coins(cart.total - redeemable)} are missing.`,
    );
  if (identity.state === 'approved' || ordered + cart.total <= identity.neededAbove) return null;
  const above = `With this your orders come to more than ${coins(identity.neededAbove)}.`;
  const way = { label: 'Your identity check', to: paths.accountSection('identity') };
  return identity.state === 'submitted'
    ? createBlocker(`${above} We are looking at who you are; it goes on when that is done.`, way)
    : createBlocker(`${above} Show us who you are first.`, way);
}

/** Blockers of the player rather than of the cart, with their copy. */
const lastingBlockers: Readonly<Record<NonNullable<CheckoutEligibility['refusedAs']>, Blocker>> = {
  'player/suspended': createBlocker('Your account is suspended for now: nothing can be redeemed meanwhile.', {
    label: 'See why',
    to: paths.account,
  }),
  'player/under-age': createBlocker(`Prizes are for players who are at least ${brand.minimumAge}.`),
  'player/age-and-state-needed': createBlocker('Prizes need your date of birth and your state first.', {
    label: 'Tell us',
    to: paths.welcome,
  }),
  'player/state-blocked': createBlocker(
    'Prizes are not offered where you live. There the games are for Gold Coins alone.',
  ),
  'player/residency-unconfirmed': createBlocker(
    'You seem to be in a state where prizes are not offered. Confirm where you live to redeem them.',
    { label: 'Confirm it', to: paths.accountSection('profile') },
  ),
  'player/email-unverified': createBlocker(
    'Confirm your e-mail address first: what becomes of an order is written to you.',
    {
      label: 'Confirm it',
      to: paths.accountSection('profile'),
    },
  ),
  'player/email-just-changed': createBlocker(
    'Your e-mail address is changing or changed recently. You can redeem prizes three days after the change.',
    { label: 'See your profile', to: paths.accountSection('profile') },
  ),
  'player/sweeps-frozen': createBlocker('Your Sweeps Coins wait until an open payment of yours is settled.', {
    label: 'See your purchases',
    to: paths.coins,
  }),
};

function createBlocker(text: string, way: Blocker['way'] = null): Blocker {
  return { text, way };
}
