import { useSyncExternalStore } from 'react';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';

export type Suspension = NonNullable<GetAnswer<'/wallet'>['suspension']>;

let known: Suspension | null = null;
const listeners = new Set<() => void>();

/** Updates the suspension that every page shows, from the newest answer. */
export function setSuspension(suspension: Suspension | null): void {
  known = suspension;
  for (const listener of listeners) listener();
}

/** The suspension of the player with its start and reason; null for nearly all players. */
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
