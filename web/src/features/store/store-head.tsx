import { memo } from 'react';
import { Link } from 'react-router';
import { HarbourQuay } from '#components/harbour/harbour-quay';
import { Amount } from '#components/ui/amount';
import { useBalances } from '#web/lib/live/balances';
import { paths } from '#web/lib/paths';
import { CartLink } from './cart-link';

/** The title of the store and the redeemable balance. */
export const StoreHead = memo(function StoreHead() {
  const balances = useBalances();
  return (
    <header className="store-head panel">
      <div className="store-scene night">
        <HarbourQuay />
        <div className="store-head-words">
          <h1 className="page-title">Prize store</h1>
          <p className="mbs-2 text-on-picture-muted max-inline-104">
            Sweeps Coins you win are worth $1 each. No fees, and you can track every order.{' '}
            <Link className="text-link whitespace-nowrap" to={paths.draws}>
              See all draws
            </Link>
          </p>
        </div>
      </div>
      <div className="store-purse">
        <span className="text-sm text-muted">You can redeem</span>
        {balances ? (
          <Amount className="store-purse-amount" coin="sweeps" value={balances.sweepsRedeemable} />
        ) : (
          <span className="skeleton h-8 w-28" aria-hidden="true" />
        )}
        <CartLink />
      </div>
    </header>
  );
});
