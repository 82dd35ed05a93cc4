import { Link } from 'react-router';
import { StoredPicture } from '#components/ui/stored-picture';
import type { RewardProduct } from '#web/lib/catalog/reward-product';

/** The picture and the name of a product in the table, which lead to its form. */
export function ProductName({ product, to }: { product: RewardProduct; to: string }) {
  const { name, active, image } = product;
  return (
    <Link className="product-name" to={to} preventScrollReset data-inactive={!active || undefined}>
      <span className="product-thumb">
        <StoredPicture imageKey={image?.[0] ?? null} sizes="4rem" />
      </span>
      {name}
    </Link>
  );
}
