import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { ProductCard } from './product-card';

/** The featured prizes. */
export function FeaturedPrizes({
  products,
  addressOf,
}: {
  products: readonly RewardProduct[];
  addressOf: (product: RewardProduct) => string;
}) {
  if (products.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="featured-prizes">
      <h2 id="featured-prizes" className="text-xl">
        Featured prizes
      </h2>
      <ul className="featured-row">
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            address={addressOf(product)}
            place={index + 1}
            count={products.length}
            eager
          />
        ))}
      </ul>
    </section>
  );
}
