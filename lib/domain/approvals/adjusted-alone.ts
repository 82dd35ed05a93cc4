import { type Amount, amount } from '#domain/money/coin';
import type { LocalDay } from '#domain/player/local-day';
import { coinOf } from '#domain/wallet/account';
import type { Adjustment } from '#domain/wallet/adjustment';

/**
 * Sweeps Coins, in hundredths, that superadmins may adjust of one player on one day in UTC without a second one. What is given and what
 * is taken add up, so that no number of small adjustments passes for a large one.
 */
export const mostAdjustedAlone = amount(10_000);

/** What was adjusted of a player on a day without a second superadmin. It is written with each adjustment. */
export interface AdjustedAlone {
  readonly day: LocalDay;
  readonly sweeps: Amount;
}

/** The act needs a second superadmin. */
export interface SecondNeeded {
  readonly code: 'approvals/required';
  /** What one superadmin may do alone, in hundredths of a Sweeps Coin. */
  readonly most: Amount;
}

/**
 * Counts an adjustment that one superadmin makes alone.
 *
 * @param before  the last that was counted of the player, of whichever day; undefined before the first
 * @returns what is counted then, null for Gold Coins, which have no worth; or that a second superadmin is needed
 */
export function countAdjustedAlone(
  before: AdjustedAlone | undefined,
  adjustment: Adjustment,
  day: LocalDay,
): AdjustedAlone | SecondNeeded | null {
  if (coinOf(adjustment.account) !== 'sweeps') return null;
  // A clock that is behind starts no day again.
  const counted = before && before.day >= day ? before : { day, sweeps: amount(0) };
  const sweeps = amount(counted.sweeps + Math.abs(adjustment.amount));
  if (sweeps > mostAdjustedAlone) return { code: 'approvals/required', most: mostAdjustedAlone };
  return { day: counted.day, sweeps };
}
