import { useOutletContext } from 'react-router';
import type { ProductListener } from '#web/lib/catalog/use-product-list';

/** What the store lets the page of a prize know, which stands over it. */
export interface StoreOutlet {
  /** Has somebody told of what becomes of products. @returns ends it */
  readonly listen: (listener: ProductListener) => () => void;
}

export const useStoreOutlet = () => useOutletContext<StoreOutlet>();
