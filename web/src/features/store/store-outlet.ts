import { useOutletContext } from 'react-router';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import type { ProductListener } from '#web/lib/catalog/use-product-list';

/** What the store lets the page of a prize know, which stands over it. */
export interface StoreOutlet {
  /** A prize as the store shows it now; undefined for one that it has not read. */
  readonly find: (id: string) => RewardProduct | undefined;
  /** Has somebody told of what becomes of products. @returns ends it */
  readonly listen: (listener: ProductListener) => () => void;
}

export const useStoreOutlet = () => useOutletContext<StoreOutlet>();
