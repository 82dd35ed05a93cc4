import type { ProductList } from '#web/lib/catalog/product-list';
import { isAmerican, writeAmerican } from '#web/lib/format/american-numbers';

function write(count: number): string {
  return isAmerican() ? writeAmerican(count, 0) : new Intl.NumberFormat().format(count);
}

/** The number of matching prizes, as far as it is known. */
export function countLabel({
  products,
  nextToken,
  total,
}: Pick<ProductList, 'products' | 'nextToken' | 'total'>) {
  const shown = products?.filter(({ active }) => active === true).length ?? 0;
  if (nextToken !== null)
    return total === null ? `More than ${write(shown)} prizes` : `${write(total)} prizes`;
  return shown === 1 ? '1 prize' : `${write(shown)} prizes`;
}
