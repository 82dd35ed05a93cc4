import { useOutletContext } from 'react-router';
import type { ProductListener } from '#web/lib/catalog/use-product-list';

/** Context that the store provides to the prize dialog over it. */
export interface StoreOutlet {
  /** Subscribes to product changes. @returns cancels the subscription */
  readonly listen: (listener: ProductListener) => () => void;
}

export const useStoreOutlet = () => useOutletContext<StoreOutlet>();
