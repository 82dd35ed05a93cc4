import { useSyncExternalStore } from 'react';

/** Who was signed in on this page. */
interface Here {
  readonly player: string;
  readonly email: string;
}

/** Why somebody is asked: their session is over, or what they want is done only shortly after a sign-in. */
export type AskedWhy = 'ended' | 'not-recent';

interface Ended {
  readonly why: AskedWhy;
  readonly who: Here;
  readonly answer: Promise<boolean>;
  readonly settle: (isBack: boolean) => void;
}

let here: Here | null = null;
let ended: Ended | null = null;
const listeners = new Set<() => void>();

/** Remembers, for the life of the page, whose session it is; null when they leave. */
export function sawPlayer(player: Here | null): void {
  here = player;
}

/**
 * Asks whoever was signed in on this page to sign in again, in a dialog over it, however many requests find out at once.
 *
 * @param why  where it is `not-recent`, whoever would rather not stays signed in
 * @returns whether the same player is back; false at once where nobody was signed in on this page
 */
export function promptReauthentication(why: AskedWhy = 'ended'): Promise<boolean> {
  if (!here) return Promise.resolve(false);
  ended ??= begin(here, why);
  return ended.answer;
}

function begin(who: Here, why: AskedWhy): Ended {
  let settle: (isBack: boolean) => void = () => undefined;
  const answer = new Promise<boolean>((resolve) => (settle = resolve));
  queueMicrotask(tell);
  return { who, why, answer, settle };
}

/**
 * Ends the asking: every request that waits goes on, or is refused as it was.
 *
 * @param isStill  whether their session goes on although they did not sign in again
 */
export function settleSessionEnd(isBack: boolean, isStill = false): void {
  if (!ended) return;
  ended.settle(isBack);
  ended = null;
  if (!isBack && !isStill) here = null;
  tell();
}

/** Whether somebody is being asked right now. */
export function isAsking(): boolean {
  return ended !== null;
}

/** Who is asked to sign in again; null while nobody is. */
export function useSessionEnd(): Here | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => ended?.who ?? null,
    () => null,
  );
}

/** Why they are asked. */
export function whyAsked(): AskedWhy {
  return ended?.why ?? 'ended';
}

function tell(): void {
  for (const listener of listeners) listener();
}
