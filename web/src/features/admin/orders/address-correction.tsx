import { FailureNotice } from '#components/feedback/failure-notice';
import { AddressFields } from '#components/ui/address-fields';
import { Button } from '#components/ui/button';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { addressBody, addressValues, typedAddress } from '#web/lib/player/typed-address';

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
  const { field, form, isPending, failure } = useContractForm({
    body: addressBody,
    defaultValues: addressValues(order.address ?? undefined),
    toBody: typedAddress,
    send: (address, idempotencyKey) =>
      playFabOps.put('/admin/orders/{player}/{id}/address', {
        path: { player: order.player, id: order.id },
        body: { address },
        idempotencyKey,
      }),
    onDone: (answer) => onCorrected(answer.order),
  });
  return (
    <form className="grid gap-4 justify-self-stretch rounded-lg p-4 border-line" {...form}>
      <p className="text-sm">
        We ship this order to the corrected address. The player is notified and sees it on the order page. The
        addresses that the player saved stay unchanged.
      </p>
      <AddressFields legend="Ship to" isExplained={false} field={field} />
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
