import { FailureNotice } from '#components/feedback/failure-notice';
import { AddressFields } from '#components/ui/address-fields';
import { Button } from '#components/ui/button';
import type { PayoutDetails } from '#contracts/affiliates/routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { addressBody, addressValues, typedAddress } from '#web/lib/player/typed-address';

/** Enters the address to which checks are mailed. */
export function CheckForm({
  taxForm,
  onSaved,
}: {
  taxForm: 'w-9' | 'w-8ben';
  onSaved: (details: PayoutDetails) => void;
}) {
  const { field, form, isPending, failure } = useContractForm({
    body: addressBody,
    defaultValues: addressValues({}),
    toBody: typedAddress,
    send: (address) =>
      playFabOps.put('/affiliates/payout-details', { body: { method: { kind: 'check', address }, taxForm } }),
    onDone: onSaved,
  });

  return (
    <form className="grid gap-4 max-inline-160" {...form}>
      <AddressFields legend="Mail checks to" field={field} />
      {failure !== null && <FailureNotice failure={failure} />}
      <div>
        <Button type="submit" variant="primary" pending={isPending}>
          Save payout details
        </Button>
      </div>
    </form>
  );
}
