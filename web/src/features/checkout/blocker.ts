import type { Cart } from '#contracts/shop/cart-routes';
import { brand } from '#domain/operator/brand';
import { redemptionPauseDays } from '#domain/player/email-change';
import { formatAmount } from '#web/lib/format/coins';
import { paths } from '#web/lib/paths';
import type { CheckoutEligibility } from '#web/lib/shop/redeemable';

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
    return createBlocker('Some prizes in your cart have changed. Review the marked ones first.');
  if (refusedAs) return lastingBlockers[refusedAs];
  if (cart.total < minimumOrder)
    return createBlocker(
      `The minimum order is ${coins(minimumOrder)}. Add ${coins(minimumOrder - cart.total)} more.`,
    );
  if (redeemable !== null && redeemable < cart.total)
    return createBlocker(
      `You can redeem ${coins(redeemable)}. You need ${coins(cart.total - redeemable)} more.`,
    );
  if (identity.state === 'approved' || ordered + cart.total <= identity.neededAbove) return null;
  const above = `This brings your orders to more than ${coins(identity.neededAbove)}.`;
  const way = { label: 'Go to your identity check', to: paths.accountSection('identity') };
  return identity.state === 'submitted'
    ? createBlocker(`${above} We are reviewing your identity. You can check out once it is verified.`, way)
    : createBlocker(`${above} Verify your identity first.`, way);
}

/** Blockers of the player rather than of the cart, with their copy. */
const lastingBlockers: Readonly<Record<NonNullable<CheckoutEligibility['refusedAs']>, Blocker>> = {
  'player/suspended': createBlocker('Your account is suspended. You cannot redeem prizes for now.', {
    label: 'See why',
    to: paths.account,
  }),
  'player/under-age': createBlocker(`You must be ${brand.minimumAge} or older to redeem prizes.`),
  'player/age-and-state-needed': createBlocker(
    'We need your date of birth and state before you can redeem prizes.',
    {
      label: 'Add them now',
      to: paths.welcome,
    },
  ),
  'player/state-blocked': createBlocker(
    'Prizes are not available in your state. You can still play with Gold Coins.',
  ),
  'player/residency-unconfirmed': createBlocker(
    'You seem to be in a state where prizes are not available. Confirm where you live to redeem them.',
    { label: 'Confirm where you live', to: paths.accountSection('profile') },
  ),
  'player/email-unverified': createBlocker('Confirm your email address first. We send order updates there.', {
    label: 'Confirm your email',
    to: paths.accountSection('profile'),
  }),
  'player/email-just-changed': createBlocker(
    `Your email address is changing or changed recently. You can redeem prizes ${redemptionPauseDays} days after the change.`,
    { label: 'Go to your profile', to: paths.accountSection('profile') },
  ),
  'player/sweeps-frozen': createBlocker(
    'Your Sweeps Coins are frozen while one of your payments is under review.',
    {
      label: 'See your purchases',
      to: paths.coins,
    },
  ),
};

function createBlocker(text: string, way: Blocker['way'] = null): Blocker {
  return { text, way };
}
