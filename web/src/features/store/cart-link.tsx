import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { paths } from '#web/lib/paths';
import { countPieces, useCart } from '#web/lib/shop/cart';

/** Link to the cart, with the number of pieces in it. */
export function CartLink() {
  const cart = useCart();
  const pieces = countPieces(cart);
  return (
    <Link className={buttonClass({ variant: 'primary' })} to={paths.cart}>
      <ShoppingBag aria-hidden="true" size={18} />
      Cart
      {cart && (
        <span className="cart-count">
          {pieces}
          <span className="sr-only">{pieces === 1 ? ' item' : ' items'}</span>
        </span>
      )}
    </Link>
  );
}
