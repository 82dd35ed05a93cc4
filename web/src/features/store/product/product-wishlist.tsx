import { Heart } from 'lucide-react';
import { Button } from '#components/ui/button';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import PrizeProgress from '../prize-progress';
import { useWishlisted } from '../use-wishlisted';

/** The wish list toggle of an open prize; a wished prize shows how far the player's coins reach. */
export function ProductWishlist({ product }: { product: RewardProduct }) {
  const { isWished, toggle } = useWishlisted(product);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="outline" className="wishlist-toggle" aria-pressed={isWished} onClick={toggle}>
        <Heart aria-hidden="true" size={18} />
        Wish list
      </Button>
      {isWished && <PrizeProgress product={product} />}
    </div>
  );
}
