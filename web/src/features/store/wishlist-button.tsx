import { Heart } from 'lucide-react';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { useWishlisted } from './use-wishlisted';

/** A toggle on the card of a prize that adds it to the wish list. */
export default function WishlistButton({ product }: { product: Pick<RewardProduct, 'id' | 'name'> }) {
  const { isWished, toggle } = useWishlisted(product);
  return (
    <button
      type="button"
      className="heart-toggle"
      aria-pressed={isWished}
      aria-label={`${product.name} is on your wish list`}
      onClick={toggle}
    >
      <Heart aria-hidden="true" size={20} />
    </button>
  );
}
