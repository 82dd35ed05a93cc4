import { type FormEvent, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { AddressFields } from '#components/ui/address-fields';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { panelClass } from '#components/ui/panel';
import type { AddressFault } from '#domain/rewards/address';
import { useBalances } from '#web/lib/balances';
import type { Order, Reservation } from '#web/lib/play-fab-ops-types';
import { readAddress } from '#web/lib/read-address';
import { placeOrder } from './place-order';
import { TermsFields } from './terms-fields';

/** Where to, on what terms, and the press that redeems. */
export function CheckoutForm({
  reservation,
  isHeld,
  onPlaced,
}: {
  reservation: Reservation;
  isHeld: boolean;
  onPlaced: (order: Order) => void;
}) {
  const redeemable = useBalances()?.sweepsRedeemable;
  const [faults, setFaults] = useState<readonly AddressFault[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const isShort = redeemable !== undefined && redeemable < reservation.total;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const { address, faults: found } = readAddress((name) => String(typed.get(name) ?? ''));
    const wrong = reservation.needsAddress ? found : [];
    setFaults(wrong);
    if (wrong[0]) return form.querySelector<HTMLInputElement>(`[name='${wrong[0].field}']`)?.focus();
    setPending(true);
    setFailure(null);
    try {
      onPlaced(await placeOrder(reservation, reservation.needsAddress ? address : undefined));
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setPending(false);
    }
  }

  return (
    <form className={panelClass()} onSubmit={(event) => void submit(event)}>
      {reservation.needsAddress && (
        <>
          <AddressFields
            legend="Where should we send it?"
            secondLine="Apartment, size or note (optional)"
            faults={faults}
          />
          <p className="address-note">We ship within the United States.</p>
        </>
      )}
      <TermsFields lines={reservation.lines} />
      {isShort && (
        <p className="cart-hindrance" role="status">
          You can redeem <Amount coin="sweeps" value={redeemable} />, which is not enough for this order.
        </p>
      )}
      {failure !== null && <FailureNotice failure={failure} />}
      <Button type="submit" look="primary" large pending={isPending} disabled={!isHeld || isShort}>
        Redeem <Amount className="checkout-pay" coin="sweeps" value={reservation.total} />
      </Button>
    </form>
  );
}
