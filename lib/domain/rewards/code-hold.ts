/** Delays the gift codes of a new account, so that opening many accounts yields no codes immediately. */
export const codeHoldRules = { hours: 72 } as const;

export interface CodeHeld {
  readonly code: 'orders/code-held';
  /** Earliest time at which the code is shown. */
  readonly shownFrom: Date;
}

/**
 * Checks whether a gift code may be shown: 72 hours after the account received its first coins, or at once when the player is
 * identified or has paid.
 */
export function checkCodeHold(
  account: { readonly firstCoinsAt: Date; readonly isIdentified: boolean; readonly hasPaid: boolean },
  now: Date,
): CodeHeld | null {
  if (account.isIdentified || account.hasPaid) return null;
  const shownFrom = new Date(account.firstCoinsAt.getTime() + codeHoldRules.hours * 3_600_000);
  return now < shownFrom ? { code: 'orders/code-held', shownFrom } : null;
}
