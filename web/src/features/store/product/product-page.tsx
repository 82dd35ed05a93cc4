import { type ReactNode, useState } from 'react';
import { Amount } from '#components/ui/amount';
import { Badge } from '#components/ui/badge';
import { Notice } from '#components/ui/notice';
import { Prose } from '#components/ui/prose';
import { Skeleton } from '#components/ui/skeleton';
import { categoryNames } from '#web/lib/catalog/category-copy';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { hundredthsOf } from '#web/lib/format/hundredths';
import { useCart } from '#web/lib/shop/cart';
import type { Sale } from '#web/lib/shop/sale';
import { availabilityOf, priceOutsideOdds } from '../stock-copy';
import { OrderPieces } from './order-pieces';
import { ProductFacts } from './product-facts';
import { ProductGallery } from './product-gallery';
import { ProductWishlist } from './product-wishlist';
import { RedeemChecklist } from './redeem-checklist';

/**
 * A prize: pictures, description, delivery, terms and the redeem checklist.
 *
 * @param isGone    whether it was removed from the store while it was open
 * @param sale      whether it takes orders by its odds or its draw
 * @param children  details of its category, such as its odds
 */
export function ProductPage({
  product,
  isGone,
  sale,
  children,
}: {
  product: RewardProduct;
  isGone: boolean;
  sale: Sale;
  children?: ReactNode;
}) {
  const [quantity, setQuantity] = useState(1);
  const others = useCart()?.lines.filter((line) => line.product !== product.id && line.available) ?? [];
  const held = useCart()?.lines.find((line) => line.product === product.id)?.quantity ?? 0;
  const { canOrder, note } = availabilityOf(product, sale);
  const isRead = sale !== 'unknown';
  const mayOrder = canOrder && isRead && !isGone;
  const total =
    others.reduce((sum, { price, quantity: pieces }) => sum + price * pieces, 0) +
    hundredthsOf(product.price) * (held + quantity);
  return (
    <div className="product-page">
      <ProductGallery name={product.name} pictures={product.image?.filter((key) => key !== null) ?? []} />
      <div className="product-detail grid gap-5">
        {isGone && (
          <Notice tone="error">
            <p className="font-bold">This prize was just removed from the store.</p>
            <p>You can no longer order it. Existing orders are not affected.</p>
          </Notice>
        )}
        {!isGone && priceOutsideOdds(product, sale) && (
          <Notice tone="info">
            You cannot redeem this prize right now: its price changed after its odds were published.
          </Notice>
        )}
        <p className="product-price flex flex-wrap items-center gap-x-3 gap-y-2">
          <Amount coin="sweeps" value={hundredthsOf(product.price)} />
          <Badge>{product.category ? categoryNames[product.category] : 'Prize'}</Badge>
          {note && !isGone && <span className="text-xs font-bold text-warning">{note}</span>}
        </p>
        {!isRead && <Skeleton className="block rounded-md block-12" />}
        {mayOrder && <OrderPieces product={product} quantity={quantity} onQuantity={setQuantity} />}
        <ProductWishlist product={product} />
        {product.description && <Prose text={product.description} />}
        {children}
        {mayOrder && <RedeemChecklist order={{ total, hasOthers: others.length > 0 }} />}
      </div>
      <ProductFacts product={product} />
    </div>
  );
}
