import { useSyncExternalStore } from 'react';

/** A player's balances, each in its coin's smallest unit. */
export interface Balances {
  gold: number;
  sweepsUnplayed: number;
  sweepsRedeemable: number;
}

interface Known {
  balances: Balances;
  sequence: number;
}

/**
 * A store of the newest balances that any answer carried. Answers may overtake each other on the way; the sequence of
 * the transaction behind each tells which is newer.
 */
export function createBalancesStore() {
  let known: Known | null = null;
  const listeners = new Set<() => void>();
  const change = (next: Known | null) => {
    known = next;
    for (const listener of listeners) listener();
  };

  return {
    read: () => known?.balances ?? null,
    /** Takes what an answer said, unless something newer is known already. */
    set: (balances: Balances, sequence: number) => {
      if (!known || sequence >= known.sequence) change({ balances, sequence });
    },
    /** Forgets everything, as on sign-out. */
    clear: () => change(null),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const store = createBalancesStore();

/**
 * Shows balances that an answer carried, everywhere on the page.
 *
 * @param sequence  the number of the player's latest transaction at that time; older news never replaces newer
 */
export const setBalances = store.set;

/** Forgets the balances, as on sign-out. */
export const clearBalances = store.clear;

/** The newest balances known, or null before the first answer and for visitors. */
export function useBalances(): Balances | null {
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}
