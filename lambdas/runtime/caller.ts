import { AsyncLocalStorage } from 'node:async_hooks';

/** Who has signed in to ask for something. */
export interface Caller {
  /** The user pool's `sub`. */
  readonly id: string;
  /** What the user pool calls them: their `sub`, or of somebody who came by another provider alone, that provider's own name. */
  readonly username: string;
  /** When they proved who they are; a token that was renewed since is of the same sign-in. */
  readonly signedInAt: Date;
}

/** The sign-in was ended by its player, everywhere, before this request: the token is as good as none. */
export class SignInOver extends Error {
  override readonly name = 'SignInOver';
}

/** On whose behalf this runs; on nobody's where no request led to it, as in a schedule. */
const behalf = new AsyncLocalStorage<{ readonly caller: Caller; readonly isChecked: boolean }>();

/** Runs something, and all that it leads to, on behalf of somebody who is signed in. */
export function onBehalfOf<Result>(caller: Caller, run: () => Result): Result {
  return behalf.run({ caller, isChecked: false }, run);
}

/** Runs something that sees for itself whether the caller's sign-in still counts: no wallet refuses it. */
export function checkingSignIn<Result>(run: () => Result): Result {
  const known = behalf.getStore();
  return known ? behalf.run({ ...known, isChecked: true }, run) : run();
}

/** Whoever asked for what runs now, if they are this player; undefined for others, and where nobody asked. */
export function callerWhoIs(player: string): Caller | undefined {
  const caller = behalf.getStore()?.caller;
  return caller?.id === player ? caller : undefined;
}

/** The same, but undefined as well where nobody else has to see whether the sign-in still counts. */
export function callerToCheck(player: string): Caller | undefined {
  return behalf.getStore()?.isChecked ? undefined : callerWhoIs(player);
}
