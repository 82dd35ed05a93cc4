import { type FormEvent, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { panelClass } from '#components/ui/panel';
import type { Reservation } from '#contracts/shop/checkout-routes';
import type { AddressFault } from '#domain/rewards/address';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useAttempt } from '#web/lib/api/use-attempt';
import { AddressChoice } from './address-choice';
import { chosenAddress, keepAddress } from './chosen-address';
import { type PlacedOrder, placeOrder } from './place-order';
import { TermsFields } from './terms-fields';

/**
 * Address, terms and the order button. The coins are on hold with the prizes, so the balance cannot be too low here. Input stays when
 * the prizes are reserved again.
 */
export function CheckoutForm({
  reservation,
  addresses,
  isOpen,
  onPlaced,
  onFailed,
}: {
  reservation: Reservation;
  /** Stored addresses, the default first. */
  addresses: GetAnswer<'/account'>['addresses'];
  /** Whether the order can still be placed. */
  isOpen: boolean;
  onPlaced: (order: PlacedOrder) => void;
  onFailed: (failure: unknown) => void;
}) {
  const [faults, setFaults] = useState<readonly AddressFault[]>([]);
  const { isPending, choice, failure, send } = useAttempt();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const { address, faults: found, isToKeep } = chosenAddress(typed, addresses);
    const wrong = reservation.needsAddress ? found : [];
    setFaults(wrong);
    if (wrong[0]) return form.querySelector<HTMLInputElement>(`[name='${wrong[0].field}']`)?.focus();
    void send(
      () => placeOrder(reservation, reservation.needsAddress ? address : undefined),
      async (order) => {
        if (reservation.needsAddress && isToKeep) await keepAddress(addresses, address);
        onPlaced(order);
      },
      { choice: reservation.id, onFailure: onFailed },
    );
  }

  return (
    <form className={panelClass()} onSubmit={submit}>
      {reservation.needsAddress && (
        <>
          <AddressChoice addresses={addresses} faults={faults} />
          <p className="text-sm text-muted">We ship within the United States.</p>
        </>
      )}
      <TermsFields lines={reservation.lines} />
      {failure !== null && choice === reservation.id && <FailureNotice failure={failure} />}
      <Button type="submit" variant="primary" large pending={isPending} disabled={!isOpen}>
        Redeem <Amount className="checkout-pay" coin="sweeps" value={reservation.total} />
      </Button>
    </form>
  );
}
