import { Check, ShoppingBag } from 'lucide-react';
import { Button } from '#components/ui/button';
import { showFailureToast } from '#web/lib/api/failure-toast';
import { useAttempt } from '#web/lib/api/use-attempt';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { showToast } from '#web/lib/page/toasts';
import { paths } from '#web/lib/paths';
import { addToCart, useCart } from '#web/lib/shop/cart';
import { addedLabel, openCart } from './cart-copy';

/** Adds one piece of a product to the cart. */
export function AddToCart({ product: { id, name } }: { product: RewardProduct }) {
  const held = useCart()?.lines.find(({ product }) => product === id)?.quantity ?? 0;
  const { isPending, send } = useAttempt();

  const add = () =>
    send(
      (idempotencyKey) => addToCart({ product: id, pieces: 1 }, idempotencyKey),
      () =>
        showToast({
          tone: 'success',
          text: addedLabel(name, 1),
          action: { label: openCart, to: paths.cart },
        }),
      { onFailure: showFailureToast },
    );

  return (
    <Button
      variant={held > 0 ? 'outline' : 'filled'}
      pending={isPending}
      aria-label={held > 0 ? `${held} in cart: add another ${name}` : `Add to cart: ${name}`}
      onClick={() => void add()}
    >
      {held > 0 ? <Check aria-hidden="true" size={18} /> : <ShoppingBag aria-hidden="true" size={18} />}
      {held > 0 ? `${held} in cart` : 'Add to cart'}
    </Button>
  );
}
