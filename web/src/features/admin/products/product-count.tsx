import { Note } from '#components/ui/note';
import type { ProductList } from '#web/lib/catalog/product-list';
import { countLabel } from '#web/lib/format/numbers';

/** The number of matching products, as far as it is known. */
export function ProductCount({ list: { products, nextToken, total, isStale } }: { list: ProductList }) {
  const read = products?.length ?? 0;
  return (
    <Note className="tabular" role="status">
      {isStale || !products ? 'Loading…' : label()}
    </Note>
  );

  function label(): string {
    if (nextToken === null) return read === 1 ? '1 product' : `${countLabel(read)} products`;
    return total === null ? `More than ${countLabel(read)} products` : `${countLabel(total)} products`;
  }
}
