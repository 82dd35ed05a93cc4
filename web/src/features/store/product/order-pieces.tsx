import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { Stepper } from '#components/ui/stepper';
import { mostPieces } from '#domain/rewards/cart';
import { showFailureToast } from '#web/lib/api/failure-toast';
import { useAttempt } from '#web/lib/api/use-attempt';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { hundredthsOf } from '#web/lib/format/hundredths';
import { showToast } from '#web/lib/page/toasts';
import { paths } from '#web/lib/paths';
import { addToCart, useCart } from '#web/lib/shop/cart';
import { addedLabel, openCart } from '../cart-copy';

/** Quantity, total and the cart button, with the quantity that is already in the cart. */
export function OrderPieces({
  product: { id, name, price, stock },
  quantity,
  onQuantity,
}: {
  product: RewardProduct;
  quantity: number;
  onQuantity: (quantity: number) => void;
}) {
  const held = useCart()?.lines.find(({ product }) => product === id)?.quantity ?? 0;
  const { isPending, send } = useAttempt();
  const most = Math.max(1, Math.min(stock, mostPieces) - held);
  const pieces = Math.min(quantity, most);

  const add = () =>
    send(
      (idempotencyKey) => addToCart({ product: id, pieces }, idempotencyKey),
      () => {
        onQuantity(1);
        showToast({
          tone: 'success',
          text: addedLabel(name, pieces),
          action: { label: openCart, to: paths.cart },
        });
      },
      { choice: String(pieces), onFailure: showFailureToast },
    );

  return (
    <div className="order-pieces flex flex-wrap items-center gap-3">
      <Stepper name={name} value={pieces} least={1} most={most} onChange={onQuantity} />
      <Button variant="primary" large pending={isPending} onClick={() => void add()}>
        <ShoppingBag aria-hidden="true" size={18} />
        Add to cart
        <Amount className="order-pieces-sum" coin="sweeps" value={hundredthsOf(price) * pieces} />
      </Button>
      {held > 0 && (
        <p className="order-pieces-held">
          {`${held} in your cart.`}{' '}
          <Link className="text-link" to={paths.cart}>
            {openCart}
          </Link>
        </p>
      )}
    </div>
  );
}
