import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { Badge } from '#components/ui/badge';
import { StoredPicture } from '#components/ui/stored-picture';
import { categoryNames } from '#web/lib/catalog/category-words';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { hundredthsOf } from '#web/lib/hundredths';
import { AddToCart } from './add-to-cart';
import { availabilityOf } from './stock-words';

/** A prize on the shelf: picture, name, price, what is left, and the way into the cart. */
export function ProductCard({
  product,
  detailsPath,
  eager,
}: {
  product: RewardProduct;
  detailsPath: string;
  eager: boolean;
}) {
  const { canOrder, note } = availabilityOf(product);
  return (
    <li className="product-card surface" data-unavailable={!canOrder || undefined}>
      <Link className="product-card-open" to={detailsPath} preventScrollReset>
        <span className="product-card-picture">
          <StoredPicture imageKey={product.image?.[0] ?? null} eager={eager} />
          {product.featured && (
            <Badge className="product-badge" tone="secondary" filled>
              Featured
            </Badge>
          )}
        </span>
        <span className="product-card-words">
          <span className="product-card-category">
            {product.category ? categoryNames[product.category] : 'Prize'}
          </span>
          <span className="product-card-name">{product.name}</span>
        </span>
      </Link>
      <div className="product-card-end">
        <div className="product-card-price">
          <Amount coin="sweeps" value={hundredthsOf(product.price)} />
          {note && <span className="product-card-note">{note}</span>}
        </div>
        {canOrder && <AddToCart product={product} />}
      </div>
    </li>
  );
}
