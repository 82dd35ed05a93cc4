import { useSyncExternalStore } from 'react';
import type { GetAnswer } from '#web/lib/play-fab-ops-types';

export type Suspension = NonNullable<GetAnswer<'/wallet'>['suspension']>;

let known: Suspension | null = null;
const listeners = new Set<() => void>();

/** Shows on every page whether the house keeps the player from playing, as the newest answer says. */
export function setSuspension(suspension: Suspension | null): void {
  known = suspension;
  for (const listener of listeners) listener();
}

/** Since when and why the player is suspended; null for almost everybody. */
export function useSuspension(): Suspension | null {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
