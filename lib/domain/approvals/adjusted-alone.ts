import { type Amount, amount } from '#domain/money/coin';
import type { LocalDay } from '#domain/player/local-day';
import { coinOf } from '#domain/wallet/account';
import type { Adjustment } from '#domain/wallet/adjustment';

/**
 * Sweeps Coins, in hundredths, that superadmins may adjust for one player per UTC day without approval. Credits and debits add up, and so do
 * coins that reversals give back, so many small acts cannot replace a large one.
 */
export const mostAdjustedAlone = amount(10_000);

/** Adjustments of a player's balance on a day without approval. Each one writes it. */
export interface AdjustedAlone {
  readonly day: LocalDay;
  readonly sweeps: Amount;
}

/** The act needs a second superadmin's approval. */
export interface SecondNeeded {
  readonly code: 'approvals/required';
  /** Limit without approval, in hundredths of a Sweeps Coin. */
  readonly most: Amount;
}

/** Sweeps Coins that an adjustment gives or takes, in hundredths; 0 for Gold Coins. */
export function sweepsAdjusted({ account, amount: units }: Adjustment): number {
  return coinOf(account) === 'sweeps' ? Math.abs(units) : 0;
}

/**
 * Counts Sweeps Coins that are given or taken without approval.
 *
 * @param before  the player's last count, of any day; undefined before the first
 * @param moved   hundredths of a Sweeps Coin
 * @returns the new count, null when no Sweeps Coins move, or that an approval is required
 */
export function countAdjustedAlone(
  before: AdjustedAlone | undefined,
  moved: number,
  day: LocalDay,
): AdjustedAlone | SecondNeeded | null {
  if (moved === 0) return null;
  // A clock that runs behind does not restart the day.
  const counted = before && before.day >= day ? before : { day, sweeps: amount(0) };
  const sweeps = amount(counted.sweeps + moved);
  if (sweeps > mostAdjustedAlone) return { code: 'approvals/required', most: mostAdjustedAlone };
  return { day: counted.day, sweeps };
}
