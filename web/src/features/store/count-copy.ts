import type { ProductList } from '#web/lib/catalog/product-list';
import { countLabel } from '#web/lib/format/numbers';

/** The number of matching prizes, as far as it is known. */
export function prizeCountLabel({
  products,
  nextToken,
  total,
}: Pick<ProductList, 'products' | 'nextToken' | 'total'>) {
  const shown = products?.filter(({ active }) => active === true).length ?? 0;
  if (nextToken !== null)
    return total === null ? `More than ${countLabel(shown)} prizes` : `${countLabel(total)} prizes`;
  return shown === 1 ? '1 prize' : `${countLabel(shown)} prizes`;
}

/** Says where Gold Coins are in an order that does not place them by its own rule; empty where a list has none. */
export function coinsLastNote({
  products,
  nextToken,
  query,
}: Pick<ProductList, 'products' | 'nextToken' | 'query'>): string {
  const mayHaveCoins = nextToken !== null || products?.some(({ category }) => category === 'coins');
  return query.areCoinsLast && mayHaveCoins ? ' · Gold Coins last' : '';
}
