import { useEffect } from 'react';
import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { AddressFields } from '#components/ui/address-fields';
import { Button } from '#components/ui/button';
import { TextField } from '#components/ui/text-field';
import { addressFields, checkAddress } from '#contracts/account/fields';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { reasonFields } from '#contracts/wallet/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { lengthLabel } from '#web/lib/forms/bounds';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { addressValues, typedAddress } from '#web/lib/player/typed-address';

/** A correction as one form: the address, and why. */
const correctionBody = z.strictObject({ ...addressFields, ...reasonFields }).check(checkAddress);

/** Corrects the delivery address of an order. */
export function AddressCorrection({
  order,
  onCorrected,
  onKeep,
}: {
  order: AdminOrder;
  onCorrected: (order: AdminOrder) => void;
  onKeep: () => void;
}) {
  const { field, form, isPending, failure, setFocus } = useContractForm({
    body: correctionBody,
    messages: { reason: `Enter a reason of ${lengthLabel(reasonFields.reason)}.` },
    defaultValues: { ...addressValues(order.address ?? undefined), reason: '' },
    toBody: (typed) => ({ ...typedAddress(typed), reason: typed.reason }),
    guards: true,
    send: ({ reason, ...address }, idempotencyKey) =>
      playFabOps.put('/admin/orders/{player}/{id}/address', {
        path: { player: order.player, id: order.id },
        body: { address, reason },
        idempotencyKey,
      }),
    onDone: (answer) => onCorrected(answer.order),
  });
  // The button that opened the form is gone.
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <form className="grid gap-4 justify-self-stretch rounded-lg p-4 border-line" {...form}>
      <p className="text-sm">
        We ship this order to the corrected address. The player is notified and sees it on the order page. The
        addresses that the player saved stay unchanged.
      </p>
      <AddressFields legend="Ship to" isExplained={false} field={field} />
      <TextField
        label="Reason for the correction"
        hint="For the audit log, kept permanently. Do not include personal data."
        {...field('reason')}
      />
      {failure !== null && <FailureNotice failure={failure} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onKeep}>
          Keep the address
        </Button>
        <Button type="submit" variant="primary" pending={isPending}>
          Save and notify the player
        </Button>
      </div>
    </form>
  );
}
