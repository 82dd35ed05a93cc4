/** A new account's gift codes are shown later, so that whoever opens many gets nothing of each at once. */
export const codeHoldRules = { hours: 72 } as const;

export interface CodeHeld {
  readonly code: 'orders/code-held';
  /** From when on it is shown. */
  readonly shownFrom: Date;
}

/**
 * Checks whether a gift code may be shown: 72 hours after the first coins of an account; before, to whoever proved who they are or bought
 * something.
 */
export function checkCodeHold(
  account: { readonly firstCoinsAt: Date; readonly isIdentified: boolean; readonly hasPaid: boolean },
  now: Date,
): CodeHeld | null {
  if (account.isIdentified || account.hasPaid) return null;
  const shownFrom = new Date(account.firstCoinsAt.getTime() + codeHoldRules.hours * 3_600_000);
  return now < shownFrom ? { code: 'orders/code-held', shownFrom } : null;
}
