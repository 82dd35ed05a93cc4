import { type ComponentProps, lazy, memo, Suspense } from 'react';
import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { Badge } from '#components/ui/badge';
import { buttonClass } from '#components/ui/button';
import { StoredPicture } from '#components/ui/stored-picture';
import { categoryNames } from '#web/lib/catalog/category-copy';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { hundredthsOf } from '#web/lib/format/hundredths';
import { AddToCart } from './add-to-cart';
import { availabilityOf, firstStateOf } from './stock-copy';

/** Both load after the cards. */
const WishlistButton = lazy(() => import('./wishlist-button'));
const PrizeProgress = lazy(() => import('./prize-progress'));

/**
 * A prize in the grid: picture, name, price, stock and the cart button.
 *
 * @param place  position among all prizes of the list, from 1; only some are in the document
 * @param count  number of all prizes of the list; -1 while unknown
 * @param hasProgress  whether it shows how far the player's coins reach
 */
export const ProductCard = memo(function ProductCard({
  product,
  address,
  place,
  count,
  eager = false,
  hasProgress = false,
  ...props
}: ComponentProps<'li'> & {
  product: RewardProduct;
  address: string;
  place: number;
  count: number;
  eager?: boolean;
  hasProgress?: boolean;
}) {
  const { canOrder, note } = availabilityOf(product);
  const firstState = firstStateOf(product);
  return (
    <li
      className="product-card panel"
      data-unavailable={!canOrder || undefined}
      aria-posinset={place}
      aria-setsize={count}
      {...props}
    >
      <Link className="product-card-open" to={address} preventScrollReset state={{ isFromStore: true }}>
        <span className="product-card-picture">
          <StoredPicture imageKey={product.image?.[0] ?? null} eager={eager} />
          {product.featured && (
            <Badge className="absolute inset-s-3 inset-bs-3" tone="secondary" filled>
              Featured
            </Badge>
          )}
        </span>
        <span className="product-card-words">
          <span className="text-xs font-semibold text-muted">
            {product.category ? categoryNames[product.category] : 'Prize'}
          </span>
          <span className="product-card-name">{product.name}</span>
        </span>
      </Link>
      <Suspense fallback={null}>
        <WishlistButton product={product} />
      </Suspense>
      <div className="product-card-end">
        <div className="product-card-price">
          <Amount coin="sweeps" value={hundredthsOf(product.price)} />
          {note && <span className="text-xs font-bold text-warning">{note}</span>}
        </div>
        {hasProgress && (
          <Suspense fallback={<div className="prize-progress" />}>
            <PrizeProgress product={product} />
          </Suspense>
        )}
        {canOrder && !firstState && <AddToCart product={product} />}
        {canOrder && firstState && (
          <Link
            className={buttonClass({ variant: 'outline' })}
            to={address}
            preventScrollReset
            state={{ isFromStore: true }}
          >
            {firstState}
            <span className="sr-only">{`: ${product.name}`}</span>
          </Link>
        )}
      </div>
    </li>
  );
});
