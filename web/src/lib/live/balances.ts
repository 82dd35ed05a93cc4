import { createStore } from '../state/store';
import { useStore } from '../state/use-store';

/** A player's balances, each in its coin's smallest unit. */
export interface Balances {
  gold: number;
  sweepsUnplayed: number;
  sweepsRedeemable: number;
  /** Held, and not included in the three above. */
  goldHeld: number;
  sweepsHeld: number;
}

/** Balances and the number of the player's latest transaction at that time. */
export interface KnownBalances {
  balances: Balances;
  sequence: number;
}

/** A store of the newest balances. Answers may arrive out of order; the sequence of the transaction behind each decides which is newer. */
export function createBalancesStore() {
  const state = createStore<{ known: KnownBalances | null; kept: Balances | null }>({
    known: null,
    kept: null,
  });

  return {
    read() {
      const { known, kept } = state.read();
      return kept ?? known?.balances ?? null;
    },
    inHtml: () => null,
    subscribe: state.subscribe,
    /** The newest known balances, even while others are held on show. */
    newest: () => state.read().known,
    /** Applies the balances of an answer, unless newer ones are known. */
    set: (balances: Balances, sequence: number) => {
      const { known, kept } = state.read();
      if (!known || sequence >= known.sequence) state.set({ known: { balances, sequence }, kept });
    },
    /** Shows these instead of the newest, until it is called with null. */
    keep: (balances: Balances | null) => state.set({ known: state.read().known, kept: balances }),
    /** Resets the store, as on sign-out. */
    clear: () => state.set({ known: null, kept: null }),
  };
}

const store = createBalancesStore();

/**
 * Shows the balances of an answer everywhere on the page.
 *
 * @param sequence  the number of the player's latest transaction at that time; older balances never replace newer ones
 */
export const setBalances = store.set;

/**
 * Holds these balances on show despite newer ones, so that they do not reveal a result that the reels have not shown yet.
 *
 * @param balances  null shows the newest again
 */
export const keepBalances = store.keep;

/** The balances on show. */
export const shownBalances = store.read;

/** The newest known balances with their sequence number; null before the first answer. */
export const newestBalances = store.newest;

/**
 * Calls a listener after each change of the balances.
 *
 * @returns unsubscribes
 */
export const onBalances = store.subscribe;

/** Resets the balances, as on sign-out. */
export const clearBalances = store.clear;

/** The balances on show, or null before the first answer and for visitors. */
export function useBalances(): Balances | null {
  return useStore(store);
}
