/** A version of the terms that a player has accepted, and when for the first time. */
export interface AcceptedTerms {
  readonly version: string;
  readonly acceptedAt: Date;
}

/** The terms in force, named by year and month in which they began. Whoever buys or plays on accepts these, not older ones. */
export const currentTermsVersion = '2026-11';

/** What a player was shown is not in force any more, or not yet. */
export interface TermsSuperseded {
  readonly code: 'account/terms-superseded';
  readonly currentVersion: string;
}

/** Whether a player has accepted the terms in force. */
export function termsAccepted({
  acceptedTerms,
}: {
  readonly acceptedTerms: readonly AcceptedTerms[];
}): boolean {
  return acceptedTerms.some(({ version }) => version === currentTermsVersion);
}

/**
 * Accepts the terms that a player was shown. Every version stays on record with its first instant; to accept one again changes nothing.
 *
 * @param accepted  so far, the oldest first
 * @returns the same list where nothing is new, or why it cannot be
 */
export function acceptTerms(
  accepted: readonly AcceptedTerms[],
  version: string,
  at: Date,
): readonly AcceptedTerms[] | TermsSuperseded {
  if (version !== currentTermsVersion)
    return { code: 'account/terms-superseded', currentVersion: currentTermsVersion };
  if (termsAccepted({ acceptedTerms: accepted })) return accepted;
  return [...accepted, { version, acceptedAt: at }];
}
