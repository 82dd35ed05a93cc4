import { useEffect, useSyncExternalStore } from 'react';
import type { AccountDeletion } from '#contracts/account/deletion-routes';
import { playFabOps } from '#web/lib/play-fab-ops';

/** What the page knows of the end of the account: nothing yet, why it could not be read, or how it stands. */
interface Known {
  readonly deletion: AccountDeletion | null;
  readonly failure: unknown;
}

const nothing: Known = { deletion: null, failure: null };
let known = nothing;
let reading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Every part of the page that tells of it hears of a change made by another. */
export function setDeletion(deletion: AccountDeletion): void {
  tell({ deletion, failure: null });
}

/** Reads it anew, once for all parts that ask at the same time; what is known stays on show meanwhile. */
export function readDeletion(): Promise<void> {
  reading ??= read().finally(() => (reading = null));
  return reading;
}

async function read(): Promise<void> {
  try {
    setDeletion(await playFabOps.get('/account/deletion'));
  } catch (failure) {
    tell({ ...known, failure });
  }
}

/** How the end of the account stands, read again whenever a part that tells of it comes to the page. */
export function useDeletion(): Known {
  useEffect(() => void readDeletion(), []);
  return useSyncExternalStore(subscribe, whatIsKnown, whatIsKnown);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Whoever comes to the account next may be somebody else.
    if (listeners.size === 0) known = nothing;
  };
}

function whatIsKnown(): Known {
  return known;
}

function tell(next: Known): void {
  known = next;
  for (const listener of listeners) listener();
}
