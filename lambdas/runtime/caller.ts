import { AsyncLocalStorage } from 'node:async_hooks';

/** The signed-in user of a request. */
export interface Caller {
  /** The user pool's `sub`. */
  readonly id: string;
  /** Username in the user pool: the `sub`, or for a user of an external provider only, the name from that provider. */
  readonly username: string;
  /** Time of the sign-in, which a token renewal does not change. */
  readonly signedInAt: Date;
}

/** The player ended this sign-in before the request; its token is no longer accepted. */
export class SignInOver extends Error {
  override readonly name = 'SignInOver';
}

/** Caller of the current request; not set in schedules and streams. */
const behalf = new AsyncLocalStorage<{ readonly caller: Caller; readonly isChecked: boolean }>();

/** Runs a function on behalf of a signed-in user. */
export function onBehalfOf<Result>(caller: Caller, run: () => Result): Result {
  return behalf.run({ caller, isChecked: false }, run);
}

/** Runs a function that checks the caller's sign-in itself, so that no wallet refuses it. */
export function checkingSignIn<Result>(run: () => Result): Result {
  const known = behalf.getStore();
  return known ? behalf.run({ ...known, isChecked: true }, run) : run();
}

/** Returns the caller if it is this player; undefined otherwise. */
export function matchingCaller(player: string): Caller | undefined {
  const caller = behalf.getStore()?.caller;
  return caller?.id === player ? caller : undefined;
}

/** Returns the caller if it is this player and its sign-in has not been checked elsewhere. */
export function callerToCheck(player: string): Caller | undefined {
  return behalf.getStore()?.isChecked ? undefined : matchingCaller(player);
}
