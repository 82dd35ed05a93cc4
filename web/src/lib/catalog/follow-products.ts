import { fetchEveryProduct } from './every-product';
import { type ProductWatcher, watchProducts } from './product-changes';
import type { ListEvent } from './product-list';
import type { RewardProduct } from './reward-product';

/** Where products and their changes come from. */
interface ProductSources {
  readonly read: () => Promise<readonly RewardProduct[]>;
  readonly watch: (watcher: ProductWatcher) => () => void;
}

const fromCatalog: ProductSources = { read: fetchEveryProduct, watch: watchProducts };

/**
 * Tells a list of what becomes of products. Whenever changes begin to be told, at first or again, all products are read:
 * so none is missed that happened while nobody told it.
 *
 * @param tell  given one event after the other for `listAfter`
 * @param onRefused  called when the service will tell no changes
 */
export function followProducts(
  tell: (event: ListEvent) => void,
  onRefused: (failure: unknown) => void,
  { read, watch }: ProductSources = fromCatalog,
): { reread: () => void; stop: () => void } {
  let turn = 0;
  const stopWatching = watch({
    onChange: (change) => tell({ kind: 'told', change }),
    onListening: reread,
    onRefused,
  });
  return { reread, stop };

  function reread(): void {
    turn += 1;
    const mine = turn;
    // A slower answer never replaces a newer one.
    const tellNewest = (event: ListEvent) => {
      if (mine === turn) tell(event);
    };
    tell({ kind: 'reading' });
    read().then(
      (products) => tellNewest({ kind: 'read', products }),
      (failure: unknown) => tellNewest({ kind: 'failed', failure }),
    );
  }

  function stop(): void {
    turn += 1;
    stopWatching();
  }
}
