import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { connection, onReconnected } from '#web/lib/catalog/connection';
import { fetchEveryProduct } from '#web/lib/catalog/every-product';
import { watchProducts } from '#web/lib/catalog/product-changes';
import { listAfter, unreadList } from './product-list';

/**
 * All products, inactive ones as well, as they change. What was told before the connection stood, or while it was
 * interrupted, is missed: then all of them are read again.
 */
export function useProductList() {
  const [list, dispatch] = useReducer(listAfter, unreadList);
  const [isRefused, setRefused] = useState(false);
  const turn = useRef(0);

  const read = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    // A slower answer never replaces a newer one.
    const isNewest = () => mine === turn.current;
    fetchEveryProduct().then(
      (products) => isNewest() && dispatch({ kind: 'read', products }),
      (failure: unknown) => isNewest() && dispatch({ kind: 'failed', failure }),
    );
  }, []);
  const reread = useCallback(() => {
    dispatch({ kind: 'reading' });
    read();
  }, [read]);

  useEffect(() => {
    const stops = [
      watchProducts(
        (change) => dispatch({ kind: 'told', change }),
        () => setRefused(true),
      ),
      onReconnected(reread),
      onFirstLive(reread),
    ];
    read();
    return () => stops.forEach((stop) => stop());
  }, [read, reread]);

  return { list, dispatch, reread, isRefused };
}

/** Calls back once, when the connection becomes live that was not so yet. */
function onFirstLive(callBack: () => void): () => void {
  let wasLive = connection.read() === 'live';
  return connection.subscribe(() => {
    if (wasLive || connection.read() !== 'live') return;
    wasLive = true;
    callBack();
  });
}
