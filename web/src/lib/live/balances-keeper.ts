import type { Balances } from './balances';

/**
 * Keeps balances on show for one page, and releases only those. Pages overlap: React runs the layout effects of the next page before it
 * cleans up the effects of the page that was left, and a request of that page may end later still.
 */
export function createBalancesKeeper(shown: {
  read(): Balances | null;
  keep(balances: Balances | null): void;
}) {
  let kept: Balances | null = null;
  return {
    /** Shows these instead of the newest, whatever another page has kept. */
    keep(balances: Balances | null): void {
      kept = balances;
      shown.keep(balances);
    },
    /** Shows the newest again, unless another page has kept others since. */
    release(): void {
      if (kept !== null && shown.read() === kept) shown.keep(null);
      kept = null;
    },
  };
}
