import type { ProductList } from '#web/lib/catalog/product-list';

const format = new Intl.NumberFormat();

/** How many prizes there are of what was asked for, as far as is known. */
export function countWords({
  products,
  nextToken,
  total,
}: Pick<ProductList, 'products' | 'nextToken' | 'total'>) {
  const shown = products?.filter(({ active }) => active === true).length ?? 0;
  if (nextToken !== null)
    return total === null ? `More than ${format.format(shown)} prizes` : `${format.format(total)} prizes`;
  return shown === 1 ? '1 prize' : `${format.format(shown)} prizes`;
}
