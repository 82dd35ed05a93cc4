import { useCallback, useMemo, useState } from 'react';
import { useBalances } from '#web/lib/live/balances';
import { useTypedSearch } from '#web/lib/page/use-typed-search';
import { savedHere } from '#web/lib/storage/saved-lists';
import { queryOf, readView, type StoreView, writeView } from './store-view';

/** Reads the store view from the address. A choice is a history entry; typing is none, and searches after a pause. */
export function useStoreView() {
  const { search, typed, go, type } = useTypedSearch(writeView);
  const stored = useMemo(() => readView(search), [search]);
  const { isWished, isAffordable } = stored;
  // A prize that leaves the wish list stays on show until the list is opened again, so that a slip can be undone.
  const wished = useMemo(() => (isWished ? savedHere.wishlist.read() : []), [isWished]);
  const coins = useBalances()?.sweepsRedeemable ?? null;
  const redeemable = isAffordable ? coins : 0;
  const current = useMemo(
    () => (redeemable === null ? null : queryOf(stored, { wished, redeemable })),
    [stored, wished, redeemable],
  );
  const [last, setLast] = useState(() => current ?? queryOf(stored, { wished, redeemable: 0 }));
  // While the balances are unknown, the prizes of the last query stay.
  if (current !== null && current !== last) setLast(current);
  const query = current ?? last;

  const addressOf = useCallback((changes: Partial<StoreView>) => `?${writeView(search, changes)}`, [search]);
  const show = useCallback((changes: Partial<StoreView>) => go((now) => writeView(now, changes)), [go]);

  return {
    /** The view in the address, which is shown. */
    view: stored,
    /** Text of the search field, which may be ahead of the address. */
    words: typed ?? stored.words,
    query,
    addressOf,
    show,
    type,
  };
}
