import { PackageSearch } from 'lucide-react';
import { EmptyState } from '#components/feedback/empty-state';
import { Button } from '#components/ui/button';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { ProductCard } from './product-card';

/** The first rows are in sight at once. */
const firstRows = 8;

/** The products that were asked for; if there are none, the way back to all of them. */
export function StoreShelf({
  products,
  detailsPathOf,
  onShowAll,
}: {
  products: readonly RewardProduct[];
  detailsPathOf: (product: RewardProduct) => string;
  onShowAll: () => void;
}) {
  if (products.length === 0)
    return (
      <EmptyState
        Icon={PackageSearch}
        action={
          <Button look="outline" onClick={onShowAll}>
            Show all prizes
          </Button>
        }
      >
        No prize matches that. Try another word or another category.
      </EmptyState>
    );
  return (
    <ul className="store-shelf">
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          detailsPath={detailsPathOf(product)}
          eager={index < firstRows}
        />
      ))}
    </ul>
  );
}
