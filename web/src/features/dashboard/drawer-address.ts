import type { RewardProduct } from '#web/lib/catalog/reward-product';

/** What the drawer shows, as the address says: a product by its id, a new one, or nothing. */
export type Opened = { readonly id: string } | 'new' | null;

export function readOpened(search: URLSearchParams): Opened {
  if (search.has('create')) return 'new';
  const id = search.get('product');
  return id === null ? null : { id };
}

/** The address with something else in the drawer, and the rest of it as it was. */
export function withOpened(
  search: URLSearchParams,
  opened: Pick<RewardProduct, 'id'> | 'new' | null,
): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.delete('create');
  changed.delete('product');
  if (opened === 'new') changed.set('create', 'product');
  else if (opened) changed.set('product', opened.id);
  return changed;
}
