import { Amount } from '#components/ui/amount';
import { Dialog } from '#components/ui/dialog';
import { Prose } from '#components/ui/prose';
import { StoredPicture } from '#components/ui/stored-picture';
import { categoryNames, deliveryWords } from '#web/lib/catalog/category-words';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { hundredthsOf } from '#web/lib/hundredths';
import { AddToCart } from './add-to-cart';
import { availabilityOf } from './stock-words';

/** Everything about a prize: all pictures, what it is, how it arrives and what one accepts. */
export function ProductDetails({ product, onClose }: { product: RewardProduct | null; onClose: () => void }) {
  return (
    <Dialog open={product !== null} onClose={onClose} title={product?.name ?? ''} className="product-details">
      {product && <Details product={product} />}
    </Dialog>
  );
}

function Details({ product }: { product: RewardProduct }) {
  const { canOrder, note } = availabilityOf(product);
  const pictures = product.image?.filter((key) => key !== null) ?? [];
  const category = product.category ?? 'merch';
  return (
    <div className="product-details-body">
      <div className="product-details-pictures" tabIndex={pictures.length > 1 ? 0 : undefined}>
        {pictures.length === 0 && <StoredPicture imageKey={null} />}
        {pictures.map((key) => (
          <StoredPicture key={key} imageKey={key} eager sizes="(width < 64rem) 90vw, 30rem" />
        ))}
      </div>
      <div className="product-details-words">
        <p className="product-details-price">
          <Amount coin="sweeps" value={hundredthsOf(product.price)} />
          <span>{product.category ? categoryNames[product.category] : 'Prize'}</span>
          {note && <span className="product-card-note">{note}</span>}
        </p>
        {canOrder && <AddToCart product={product} large />}
        {product.description && <Prose text={product.description} />}
        <dl className="product-facts">
          <div>
            <dt>How it arrives</dt>
            <dd>{deliveryWords[category]}</dd>
          </div>
          {product.terms && (
            <div>
              <dt>Terms</dt>
              <dd>
                <Prose text={product.terms} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  );
}
