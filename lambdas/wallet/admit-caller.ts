import type { Refusal } from '#contracts/errors';
import { checkRecentSignIn } from '#domain/player/recent-sign-in';
import { checkSuspension } from '#domain/player/suspension';
import type { Caller } from '#lambdas/runtime/caller';
import type { WalletsOfCallers } from './wallets-of-callers';

export interface AdmitCallerDependencies {
  readonly wallets: Pick<WalletsOfCallers, 'admit'>;
  readonly now: () => Date;
}

/** Requirements of a route for the account of its caller. */
export interface Admission {
  /** Whether the caller acts as an admin. A suspended admin is refused. */
  readonly isAdmin: boolean;
  /** Whether a recent sign-in is required, so that an unattended or stolen token is not enough. */
  readonly needsRecentSignIn: boolean;
}

export type AdmitCaller = (caller: Caller, admission: Admission) => Promise<Refusal | undefined>;

/**
 * Admits callers by the current state of their account. A token does not know that state, since it stays valid until it expires.
 *
 * @returns a function that returns undefined or the refusal; it throws SignInOver for a sign-in that was ended
 */
export function admitCallers({ wallets, now }: AdmitCallerDependencies): AdmitCaller {
  return async ({ id, signedInAt }, { isAdmin, needsRecentSignIn }) => {
    const open = await wallets.admit(id);
    const suspended = isAdmin && open ? checkSuspension(open.play.suspension) : null;
    if (suspended) return suspended;
    return needsRecentSignIn ? (checkRecentSignIn(signedInAt, now()) ?? undefined) : undefined;
  };
}
