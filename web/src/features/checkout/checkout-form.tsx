import { useEffect } from 'react';
import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { panelClass } from '#components/ui/panel';
import type { DeliveryAddress } from '#contracts/account/address-shapes';
import type { Reservation } from '#contracts/shop/checkout-routes';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { checkAll } from '#web/lib/forms/check-all';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { addressBody, addressValues } from '#web/lib/player/typed-address';
import { AddressChoice } from './address-choice';
import {
  type AddressChoiceValues,
  chosenAddress,
  keepAddress,
  keptAddress,
  otherAddress,
} from './chosen-address';
import { type PlacedOrder, placeOrder } from './place-order';
import { TermsFields } from './terms-fields';

const noAddress = z.undefined();

/**
 * Address, terms and the order button. The coins are on hold with the prizes, so the balance cannot be too low here. Input stays when
 * the prizes are reserved again.
 */
export function CheckoutForm({
  reservation,
  addresses,
  residence,
  isOpen,
  onPlaced,
  onFailed,
}: {
  reservation: Reservation;
  /** Stored addresses, the default first. */
  addresses: GetAnswer<'/account'>['addresses'];
  /** The state where the player lives, the default of a new address. */
  residence: string | null;
  /** Whether the order can still be placed. */
  isOpen: boolean;
  /** Called with the order; the form is pending until the promise that it may return is settled. */
  onPlaced: (order: PlacedOrder) => unknown;
  onFailed: (failure: unknown) => void;
}) {
  const { id, needsAddress } = reservation;
  const { control, field, box, form, readBody, isPending, failure, dismissFailure } = useContractForm<
    AddressChoiceValues,
    DeliveryAddress | undefined,
    PlacedOrder
  >({
    body: needsAddress ? addressBody : noAddress,
    defaultValues: {
      choice: addresses.length > 0 ? '0' : otherAddress,
      isToKeep: false,
      ...addressValues({ state: residence ?? '' }),
    },
    toBody: (values) => (needsAddress ? chosenAddress(values, addresses) : undefined),
    send: (address) => placeOrder(reservation, address),
    async onDone(order, address, { choice, isToKeep }) {
      if (address && isToKeep && !keptAddress(choice, addresses)) await keepAddress(addresses, address);
      return onPlaced(order);
    },
    onFailure: onFailed,
  });
  // A failure concerns the reservation that was sent.
  useEffect(dismissFailure, [id, dismissFailure]);

  return (
    <form
      className={panelClass()}
      {...form}
      onSubmit={(event) =>
        checkAll(event, { submit: form.onSubmit, showFaults: () => readBody(() => undefined) })
      }
    >
      {needsAddress && (
        <>
          <AddressChoice addresses={addresses} control={control} field={field} box={box} />
          <Note>We ship within the United States.</Note>
        </>
      )}
      <TermsFields lines={reservation.lines} />
      {failure !== null && <FailureNotice failure={failure} />}
      <Button type="submit" variant="primary" large pending={isPending} disabled={!isOpen}>
        Redeem <Amount className="checkout-pay" coin="sweeps" value={reservation.total} />
      </Button>
    </form>
  );
}
