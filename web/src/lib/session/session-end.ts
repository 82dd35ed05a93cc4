import { createListeners, type Followed } from '../state/store';
import { useStore } from '../state/use-store';

/** The player who is signed in on this page. */
interface Here {
  readonly player: string;
  readonly email: string;
}

/** Why a sign-in is requested: the session has ended, or the action needs a recent sign-in. */
export type ReauthenticationReason = 'ended' | 'not-recent';

interface Ended {
  readonly why: ReauthenticationReason;
  readonly who: Here;
  readonly answer: Promise<boolean>;
  readonly settle: (hasSignedIn: boolean) => void;
}

let here: Here | null = null;
let isSigningOut = false;
let ended: Ended | null = null;
const listeners = createListeners();
const playerListeners = createListeners();

/** Stores, for the life of the page, the player of its session; null after a sign-out. */
export function setPagePlayer(player: Here | null): void {
  if (isSigningOut && player) return;
  const isOther = here !== null && here.player !== player?.player;
  here = player;
  if (isOther) playerListeners.notify();
}

/**
 * Signs out the player of this page. A request under way still reads their tokens: until the sign-out is complete, none makes them the
 * player of the page again, which would ask them to sign in once the API refuses it.
 */
export async function signOutOfPage(signOut: () => Promise<void>): Promise<void> {
  setPagePlayer(null);
  isSigningOut = true;
  try {
    await signOut();
  } finally {
    isSigningOut = false;
  }
}

/** Calls back each time that the player of this page signs out or another one signs in: what was read for the player must go. */
export function onPlayerChange(listener: () => void): void {
  playerListeners.add(listener);
}

/**
 * Asks the player of this page to sign in again, in one dialog for all concurrent requests.
 *
 * @param why  for `not-recent`, a player who declines stays signed in
 * @returns whether the same player has signed in; false at once where no player was signed in on this page
 */
export function promptReauthentication(why: ReauthenticationReason = 'ended'): Promise<boolean> {
  if (!here) return Promise.resolve(false);
  ended ??= begin(here, why);
  return ended.answer;
}

function begin(who: Here, why: ReauthenticationReason): Ended {
  let settle: (hasSignedIn: boolean) => void = () => undefined;
  const answer = new Promise<boolean>((resolve) => (settle = resolve));
  queueMicrotask(listeners.notify);
  return { who, why, answer, settle };
}

/**
 * Settles the request: every waiting call continues, or fails with its refusal.
 *
 * @param isStill  whether the session continues although the player did not sign in again
 */
export function settleSessionEnd(hasSignedIn: boolean, isStill = false): void {
  if (!ended) return;
  ended.settle(hasSignedIn);
  ended = null;
  if (!hasSignedIn && !isStill) setPagePlayer(null);
  listeners.notify();
}

/** Whether a sign-in is being requested. */
export function isReauthenticating(): boolean {
  return ended !== null;
}

const promptedPlayer: Followed<Here | null> = {
  read: () => ended?.who ?? null,
  subscribe: listeners.add,
  inHtml: () => null,
};

/** The player who is asked to sign in again; null otherwise. */
export function useSessionEnd(): Here | null {
  return useStore(promptedPlayer);
}

/** The reason of the request. */
export function reauthenticationReason(): ReauthenticationReason {
  return ended?.why ?? 'ended';
}
