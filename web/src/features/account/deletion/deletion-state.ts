import { useEffect, useSyncExternalStore } from 'react';
import type { AccountDeletion } from '#contracts/account/deletion-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';

/** The deletion state of the page: not loaded, failed or loaded. */
interface Known {
  readonly deletion: AccountDeletion | null;
  readonly failure: unknown;
}

const nothing: Known = { deletion: null, failure: null };
let known = nothing;
let reading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Publishes a changed deletion to every part of the page that shows it. */
export function setDeletion(deletion: AccountDeletion): void {
  publish({ deletion, failure: null });
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
    publish({ ...known, failure });
  }
}

/** Returns the deletion state, and reloads it when a component that shows it mounts. */
export function useDeletion(): Known {
  useEffect(() => void readDeletion(), []);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The next account on this page may belong to another player.
    if (listeners.size === 0) known = nothing;
  };
}

function getSnapshot(): Known {
  return known;
}

function publish(next: Known): void {
  known = next;
  for (const listener of listeners) listener();
}
