import type { Refusal } from '#contracts/errors';
import { deletionRules, isSignInRecent } from '#domain/player/deletion';
import { checkSuspension } from '#domain/player/suspension';
import type { Caller } from '#lambdas/runtime/caller';
import type { WalletsOfCallers } from './wallets-of-callers';

export interface AdmitCallerDependencies {
  readonly wallets: Pick<WalletsOfCallers, 'admit'>;
  readonly now: () => Date;
}

/** What a route asks of its caller's account. */
export interface Admission {
  /** Whether the caller acts as an admin, which a suspended one may not. */
  readonly isAdmin: boolean;
  /** Whether a sign-in of the last minutes is needed, so that a token that was left open or stolen is not enough. */
  readonly needsRecentSignIn: boolean;
}

export type AdmitCaller = (caller: Caller, admission: Admission) => Promise<Refusal | undefined>;

/**
 * Admits callers by the current state of their own account, which a token does not know: it is valid until it expires.
 *
 * @returns a function that returns nothing, or why the caller is not let in; it throws SignInOver for a sign-in that was ended
 */
export function admitCallers({ wallets, now }: AdmitCallerDependencies): AdmitCaller {
  return async ({ id, signedInAt }, { isAdmin, needsRecentSignIn }) => {
    const open = await wallets.admit(id);
    const suspended = isAdmin && open ? checkSuspension(open.play.suspension) : null;
    if (suspended) return suspended;
    if (needsRecentSignIn && !isSignInRecent(signedInAt, now()))
      return { code: 'session/not-recent', withinMinutes: deletionRules.signInWithinMinutes } as Refusal;
    return undefined;
  };
}
