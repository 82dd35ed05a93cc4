import type { ErrorDetails } from '#contracts/errors';
import { coinNames, formatAmount } from '#web/lib/format/coins';

/**
 * Says on which side of the allowed range the expected value of refused odds is.
 *
 * @param worth    expected value in hundredths of a Sweeps Coin
 * @param allowed  what one superadmin may publish, in hundredths of a Sweeps Coin
 */
export function refusedWorthLabel(
  worth: number,
  { least = 0, most }: ErrorDetails<'approvals/required'>,
  locale?: string,
): string {
  const written = (units: number) => formatAmount('sweeps', units, { locale });
  const side = worth < least ? 'below the lowest' : 'above the highest';
  return `The expected value is ${side} that one person may publish. Allowed: ${written(least)} to ${written(most)} ${coinNames.sweeps.short}.`;
}
