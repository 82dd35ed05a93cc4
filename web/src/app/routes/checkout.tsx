import { useRef, useState } from 'react';
import { redirect, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { PageHead } from '#components/page-head';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { showFailureToast } from '#web/lib/api/failure-toast';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { setBalances } from '#web/lib/live/balances';
import { showToast } from '#web/lib/page/toasts';
import { useSecondsUntil } from '#web/lib/page/use-seconds-until';
import { paths } from '#web/lib/paths';
import { CheckoutForm } from '../../features/checkout/checkout-form';
import { Countdown } from '../../features/checkout/countdown';
import { isUnheard } from '../../features/checkout/earlier-order';
import { endOfHold } from '../../features/checkout/end-of-hold';
import { HeldLines } from '../../features/checkout/held-lines';
import { reserveCart } from '../../features/checkout/reserve-cart';
import '../../features/checkout/checkout.css';

const placedEarlier = 'Your order was already placed the first time, with the address you chose then.';

/**
 * Reserves the cart; a repeated visit within the time limit finds the same reservation. A cart that is empty or cannot be reserved is shown
 * instead.
 */
export async function load() {
  const requestedAtMs = performance.now();
  const [held, wallet, account, { now }] = await Promise.all([
    reserveCart().catch(backToCart),
    playFabOps.get('/wallet'),
    playFabOps.get('/account'),
    playFabOps.get('/checkout/eligibility'),
  ]);
  setBalances(wallet.balances, wallet.sequence);
  if (!held) throw redirect(paths.cart);
  const { reservation } = held;
  const { addresses, residency } = account;
  return {
    reservation,
    addresses,
    residence: residency.state,
    endMs: endOfHold(reservation, { now, requestedAtMs }),
  };
}

function backToCart(failure: unknown): never {
  if (!(failure instanceof ApiRefusal) || !keepsFromHolding(failure)) throw failure;
  showFailureToast(failure);
  throw redirect(paths.cart);
}

function keepsFromHolding({ code }: ApiRefusal): boolean {
  const others = ['cart/too-many-codes', 'wallet/insufficient-funds', 'identity/needed'];
  return code.startsWith('checkout/') || code.startsWith('player/') || others.includes(code);
}

/** The last step before the order: reserved items, remaining time and address. */
export function Component() {
  const { reservation, addresses, residence, endMs } = useLoaderData<typeof load>();
  const isHeld = useSecondsUntil(endMs) > 0;
  const [unresolved, setUnresolved] = useState<string | null>(null);
  const mayBePlaced = unresolved === reservation.id;
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);

  async function holdAgain() {
    await revalidate();
    // The button that was pressed disappears with its notice, so the focus moves to the heading.
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <div className="page-width grid gap-6 py-page">
      <PageHead title="Checkout" path={paths.checkout} description="Redeem the prizes in your cart." />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="page-title">
          Checkout
        </h1>
        <Countdown endMs={endMs} />
      </div>
      {!isHeld && mayBePlaced && (
        <Notice tone="info">
          Your time is up, and we could not confirm whether your order was placed. Press Redeem again to find
          out: nothing is ordered twice.
        </Notice>
      )}
      {!isHeld && !mayBePlaced && (
        <Notice tone="info">
          <p>Your time is up, and the prizes went back to the store. No coins were used.</p>
          <Button variant="link" pending={state === 'loading'} onClick={() => void holdAgain()}>
            Reserve again
          </Button>
        </Notice>
      )}
      <div className="checkout-columns">
        <CheckoutForm
          reservation={reservation}
          {...{ addresses, residence }}
          isOpen={isHeld || mayBePlaced}
          onFailed={(failure) => setUnresolved(isUnheard(failure) ? reservation.id : null)}
          onPlaced={({ id, isEarlier }) => {
            showToast({ tone: 'success', text: isEarlier ? placedEarlier : 'Your order is placed.' });
            return navigate(paths.order(id), { replace: true });
          }}
        />
        <HeldLines reservation={reservation} />
      </div>
    </div>
  );
}
