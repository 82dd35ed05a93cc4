import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { withFilters } from '#web/lib/filters/filters';

/** The open drawer in the address: a product by id, a new product, or none. */
export type Opened = { readonly id: string } | 'new' | null;

export function readOpened(search: URLSearchParams): Opened {
  if (search.has('create')) return 'new';
  const id = search.get('product');
  return id === null ? null : { id };
}

/** Returns the address with another drawer, and all other parameters unchanged. */
export function withOpened(
  search: URLSearchParams,
  opened: Pick<RewardProduct, 'id'> | 'new' | null,
): URLSearchParams {
  const [create, product] = opened === 'new' ? ['product', ''] : ['', opened?.id ?? ''];
  return withFilters(search, { create, product });
}
