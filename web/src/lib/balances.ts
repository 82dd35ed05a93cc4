import { useSyncExternalStore } from 'react';

/** A player's balances, each in its coin's smallest unit. */
export interface Balances {
  gold: number;
  sweepsUnplayed: number;
  sweepsRedeemable: number;
  /** Set aside, and no part of the three above. */
  goldHeld: number;
  sweepsHeld: number;
}

/** Balances and the number of the player's latest transaction at that time. */
export interface KnownBalances {
  balances: Balances;
  sequence: number;
}

/**
 * A store of the newest balances that any answer carried. Answers may overtake each other on the way; the sequence of
 * the transaction behind each tells which is newer.
 */
export function createBalancesStore() {
  let known: KnownBalances | null = null;
  let kept: Balances | null = null;
  const listeners = new Set<() => void>();
  const change = (next: KnownBalances | null, shown = kept) => {
    known = next;
    kept = shown;
    for (const listener of listeners) listener();
  };

  return {
    read: () => kept ?? known?.balances ?? null,
    /** The newest balances that any answer carried, also while others are kept on show. */
    newest: () => known,
    /** Takes what an answer said, unless something newer is known already. */
    set: (balances: Balances, sequence: number) => {
      if (!known || sequence >= known.sequence) change({ balances, sequence });
    },
    /** Shows these instead of the newest that are known, until it is given null. */
    keep: (balances: Balances | null) => change(known, balances),
    /** Forgets everything, as on sign-out. */
    clear: () => change(null, null),
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

/**
 * Keeps these balances on show, whatever the house tells meanwhile: nobody is to read from them what their reels are about to show.
 *
 * @param balances  null shows the newest again
 */
export const keepBalances = store.keep;

/** What is on show now. */
export const shownBalances = store.read;

/** The newest balances that any answer carried, with their sequence number; null before the first answer. */
export const newestBalances = store.newest;

/**
 * Calls a listener after each change of the balances.
 *
 * @returns stops calling it
 */
export const onBalances = store.subscribe;

/** Forgets the balances, as on sign-out. */
export const clearBalances = store.clear;

/** The newest balances known, or null before the first answer and for visitors. */
export function useBalances(): Balances | null {
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}
