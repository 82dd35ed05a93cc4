import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { Button, buttonClass } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { panelClass } from '#components/ui/panel';
import { Sums } from '#components/ui/sums';
import type { Cart } from '#contracts/shop/cart-routes';
import { useBalances } from '#web/lib/live/balances';
import { paths } from '#web/lib/paths';
import { type CheckoutEligibility, redeemableInCheckout } from '#web/lib/shop/redeemable';
import { blockerOf } from './blocker';

/** The total of the cart, its blocker if any, and the link to the checkout. */
export function CartSummary({ cart, eligibility }: { cart: Cart; eligibility: CheckoutEligibility }) {
  const balances = useBalances();
  const redeemable = balances && redeemableInCheckout(balances, eligibility);
  const blocker = blockerOf(cart, redeemable, eligibility);
  return (
    <aside className={panelClass('cart-summary')} aria-label="Order summary">
      <Sums
        sums={[
          {
            name: 'You can redeem',
            value: redeemable === null ? '…' : <Amount coin="sweeps" value={redeemable} />,
          },
          { name: 'Shipping', value: 'Free' },
          { name: 'Total', value: <Amount coin="sweeps" value={cart.total} />, isTotal: true },
        ]}
      />
      {blocker ? (
        <>
          <p className="text-sm font-semibold text-warning" role="status">
            {blocker.text}{' '}
            {blocker.way && (
              <Link className="text-link" to={blocker.way.to}>
                {blocker.way.label}
              </Link>
            )}
          </p>
          <Button variant="primary" large disabled>
            Check out
          </Button>
        </>
      ) : (
        <Link className={buttonClass({ variant: 'primary', large: true })} to={paths.checkout}>
          Check out
        </Link>
      )}
      <Note>Your prizes are not reserved yet. At checkout we reserve them and show for how long.</Note>
    </aside>
  );
}
