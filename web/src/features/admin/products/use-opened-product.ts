import { useEffect, useState } from 'react';
import { fetchProduct } from '#web/lib/catalog/product-page';
import { isNewer, type RewardProduct } from '#web/lib/catalog/reward-product';
import type { ProductListener } from '#web/lib/catalog/use-product-list';
import type { Opened } from './drawer-address';

interface Fetched {
  readonly id: string;
  /** null if it does not exist. */
  readonly product: RewardProduct | null;
}

/**
 * Returns the product of the open drawer, which the table may not have loaded.
 *
 * @param products  loaded by the table; null before the first page
 * @param listen    subscribes to product changes
 * @returns null if it does not exist, undefined while it loads
 */
export function useOpenedProduct(
  opened: Opened,
  products: readonly RewardProduct[] | null,
  listen: (listener: ProductListener) => () => void,
): {
  product: RewardProduct | null | undefined;
  failure: unknown;
  onReported: (product: RewardProduct) => void;
} {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const id = typeof opened === 'object' ? (opened?.id ?? null) : null;
  const known = products?.find((product) => product.id === id);
  const isBeyond = id !== null && products !== null && known === undefined;

  useEffect(() => {
    if (!isBeyond) return undefined;
    let isOver = false;
    fetchProduct(id).then(
      (product) => !isOver && setFetched({ id, product }),
      (thrown: unknown) => !isOver && setFailure(thrown),
    );
    const stop = listen({
      onChange(change) {
        if (change.kind === 'changed') setFetched((before) => newer(before, change.product));
        if (change.kind === 'deleted' && change.product.id === id) setFetched({ id, product: null });
      },
      onReread: () => undefined,
    });
    return () => {
      isOver = true;
      setFailure(null);
      stop();
    };
  }, [id, isBeyond, listen]);

  return {
    product: known ?? (fetched?.id === id ? fetched?.product : undefined),
    failure: isBeyond ? failure : null,
    onReported: (product) => setFetched((before) => newer(before, product)),
  };
}

function newer(before: Fetched | null, product: RewardProduct): Fetched | null {
  const isIt = before?.product?.id === product.id && isNewer(product, before.product);
  return isIt ? { id: product.id, product } : before;
}
