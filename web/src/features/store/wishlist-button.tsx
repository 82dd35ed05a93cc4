import { HeartToggle } from '#components/ui/heart-toggle';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { useWishlisted } from './use-wishlisted';

/** A toggle on the card of a prize that adds it to the wish list. */
export function WishlistButton({ product }: { product: Pick<RewardProduct, 'id' | 'name'> }) {
  const { isWished, toggle } = useWishlisted(product);
  return <HeartToggle isOn={isWished} label={`${product.name} is on your wish list`} onToggle={toggle} />;
}
