import { useEffect, useState } from 'react';
import { fetchProduct } from '#web/lib/catalog/product-page';
import { isNewer, type RewardProduct } from '#web/lib/catalog/reward-product';
import type { ProductListener } from '#web/lib/catalog/use-product-list';
import type { Opened } from './drawer-address';

interface Fetched {
  readonly id: string;
  /** Null for one that is not there. */
  readonly product: RewardProduct | null;
}

/**
 * The product that the drawer is open for, which the table may not have read yet.
 *
 * @param products  that the table has read; null while it reads the first
 * @param listen    has somebody told of what becomes of products
 * @returns null for one that is not there, undefined while that is being looked up
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
