import { ShoppingBag } from 'lucide-react';
import { Link, useLoaderData } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import { PageHead } from '#components/page-head';
import { buttonClass } from '#components/ui/button';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { loadCart, useCart } from '#web/lib/shop/cart';
import { CartLine } from '../../features/checkout/cart-line';
import { CartSummary } from '../../features/checkout/cart-summary';
import '../../features/checkout/checkout.css';

/** Loads the cart and the requirements of its checkout. */
export async function load() {
  const [cart, eligibility] = await Promise.all([loadCart(), playFabOps.get('/checkout/eligibility')]);
  return { cart, eligibility };
}

/** The cart, compared with the current catalog. */
export function Component() {
  const { cart: loaded, eligibility } = useLoaderData<typeof load>();
  const cart = useCart() ?? loaded;
  return (
    <div className="page-width grid gap-6 py-page">
      <PageHead title="Cart" path={paths.cart} description="The prizes you plan to redeem." />
      <h1 className="page-title">Your cart</h1>
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="checkout-columns">
          <ul className="grid gap-3">
            {cart.lines.map((line) => (
              <CartLine key={line.product} line={line} />
            ))}
          </ul>
          <CartSummary cart={cart} eligibility={eligibility} />
        </div>
      )}
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      Icon={ShoppingBag}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={paths.store}>
          Browse prizes
        </Link>
      }
    >
      Your cart is empty. Prizes you add show up on every device you sign in on.
    </EmptyState>
  );
}
