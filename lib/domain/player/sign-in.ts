/** Ledger detail of a sign-out from all sessions, which moves no coins. */
export interface SignOutDetail {
  readonly kind: 'sign-out';
}

const secondMs = 1_000;

/**
 * The instant from which sign-ins count after all sessions were ended. A token states its sign-in time in whole seconds, so sign-ins of
 * the same second are indistinguishable and all end.
 *
 * @returns the first whole second after `endedAt`
 */
export function signInsCountFrom(endedAt: Date): Date {
  return new Date((Math.floor(endedAt.getTime() / secondMs) + 1) * secondMs);
}

/**
 * Whether a sign-in has been ended. The time of authentication decides, not the time a token was issued: renewing a token does not make
 * the sign-in more recent.
 *
 * @param countFrom  null when sessions were never ended
 */
export function isSignInOver(signedInAt: Date, countFrom: Date | null): boolean {
  return countFrom !== null && signedInAt < countFrom;
}
