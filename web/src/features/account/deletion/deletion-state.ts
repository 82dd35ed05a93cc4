import { useEffect } from 'react';
import type { AccountDeletion } from '#contracts/account/deletion-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { createStore, type Store } from '#web/lib/state/store';
import { useStore } from '#web/lib/state/use-store';

/** The deletion state of the page: not loaded, failed or loaded. */
interface Known {
  readonly deletion: AccountDeletion | null;
  readonly failure: unknown;
}

const nothing: Known = { deletion: null, failure: null };
/** The next account on this page may belong to another player, so what nothing shows is forgotten. */
const known: Store<Known> = createStore(nothing, () => () => known.set(nothing));
let reading: Promise<void> | null = null;

/** Publishes a changed deletion to every part of the page that shows it. */
export function setDeletion(deletion: AccountDeletion): void {
  known.set({ deletion, failure: null });
}

/** Reloads the deletion, with one request for concurrent callers; the current state stays visible until then. */
export function readDeletion(): Promise<void> {
  reading ??= read().finally(() => (reading = null));
  return reading;
}

async function read(): Promise<void> {
  try {
    setDeletion(await playFabOps.get('/account/deletion'));
  } catch (failure) {
    known.set({ ...known.read(), failure });
  }
}

/** Returns the deletion state, and reloads it when a component that shows it mounts. */
export function useDeletion(): Known {
  useEffect(() => void readDeletion(), []);
  return useStore(known);
}
