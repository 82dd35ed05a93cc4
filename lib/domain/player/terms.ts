/** A version of the terms a player accepted, and when first. */
export interface AcceptedTerms {
  readonly version: string;
  readonly acceptedAt: Date;
}

/** Version in force, named by the year and month of its start. Buying or playing requires acceptance of this version. */
export const currentTermsVersion = '2026-11';

/** The version shown to the player is not in force. */
export interface TermsSuperseded {
  readonly code: 'account/terms-superseded';
  readonly currentVersion: string;
}

/** Whether the player has accepted the version in force. */
export function termsAccepted({
  acceptedTerms,
}: {
  readonly acceptedTerms: readonly AcceptedTerms[];
}): boolean {
  return acceptedTerms.some(({ version }) => version === currentTermsVersion);
}

/**
 * Accepts the terms shown to a player. Every version keeps its first acceptance; accepting again changes nothing.
 *
 * @param accepted  previous acceptances, oldest first
 * @returns the same list when nothing changes, or the refusal
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
