/** How the ledger remembers that a player ended every sign-in of theirs: it moves no coins. */
export interface SignOutDetail {
  readonly kind: 'sign-out';
}

const secondMs = 1_000;

/**
 * The instant from which sign-ins count again after all of them were ended. A token tells the time of its sign-in in whole seconds
 * only, so those of the same second cannot be told apart: all of them end, and new ones count from the next second.
 *
 * @returns the first whole second after `endedAt`
 */
export function signInsCountFrom(endedAt: Date): Date {
  return new Date((Math.floor(endedAt.getTime() / secondMs) + 1) * secondMs);
}

/**
 * Whether a sign-in was ended since. What decides is when the player proved who they are, not when a token was made: a token that
 * somebody renewed in between is no younger for it.
 *
 * @param countFrom  null where nothing was ever ended
 */
export function isSignInOver(signedInAt: Date, countFrom: Date | null): boolean {
  return countFrom !== null && signedInAt < countFrom;
}
