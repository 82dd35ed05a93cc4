import { formatAmount } from '#web/lib/coins';
import type { Cart } from '#web/lib/play-fab-ops-types';

/** The smallest order, in hundredths of a Sweeps Coin; the server has the last word. */
const smallestOrder = 1_000;

/**
 * Why a cart cannot be checked out as it is, and what would help; null when it can.
 *
 * @param redeemable  hundredths of a Sweeps Coin; null while it is not known, when nothing is said about it
 */
export function hindranceOf(cart: Cart, redeemable: number | null): string | null {
  const waiting = cart.lines.filter(({ available }) => !available);
  if (waiting.length > 0) return 'Look at the lines marked above first: something about them has changed.';
  if (cart.total < smallestOrder)
    return `An order is at least ${formatAmount('sweeps', smallestOrder)} SC. ${formatAmount('sweeps', smallestOrder - cart.total)} SC are missing.`;
  if (redeemable !== null && redeemable < cart.total)
    return `You can redeem ${formatAmount('sweeps', redeemable)} SC. ${formatAmount('sweeps', cart.total - redeemable)} SC are missing.`;
  return null;
}
