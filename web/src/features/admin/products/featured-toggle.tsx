import { Star } from 'lucide-react';
import { Button } from '#components/ui/button';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { useToggle } from './use-toggle';

/** Switches whether a product comes first in the store. */
export function FeaturedToggle({
  product,
  onNewVersion,
}: {
  product: RewardProduct;
  onNewVersion: (product: RewardProduct) => void;
}) {
  const { isOn, isPending, toggle } = useToggle(product, 'featured', onNewVersion);
  return (
    <Button
      variant="quiet"
      icon
      className="featured-toggle"
      aria-label={`Feature ${product.name}`}
      aria-pressed={isOn}
      title={isOn ? 'Featured' : 'Not featured'}
      pending={isPending}
      onClick={toggle}
    >
      {!isPending && <Star aria-hidden="true" size={18} />}
    </Button>
  );
}
