import { FailureNotice } from '#components/feedback/failure-notice';
import { AddressFields } from '#components/ui/address-fields';
import { Button } from '#components/ui/button';
import { Row } from '#components/ui/row';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { addressBody, addressValues, typedAddress } from '#web/lib/player/typed-address';
import type { AccountAddress, AccountDetails } from '../account-details';

/**
 * A form for an address in the United States; errors show at their fields.
 *
 * @param before  the address, or what is known of a new one
 */
export function AddressForm({
  before,
  save,
  onClose,
  onSaved,
}: {
  before: Partial<AccountAddress>;
  save: (address: AccountAddress) => Promise<AccountDetails>;
  onClose: () => void;
  onSaved: (account: AccountDetails) => void;
}) {
  const { field, form, isPending, failure } = useContractForm({
    body: addressBody,
    defaultValues: addressValues(before),
    toBody: typedAddress,
    guards: true,
    send: save,
    onDone: onSaved,
  });

  return (
    <form className="grid gap-4" {...form}>
      <AddressFields legend="Address" isExplained={false} field={field} />
      {failure !== null && <FailureNotice failure={failure} />}
      <Row>
        <Button type="submit" variant="primary" pending={isPending}>
          Save address
        </Button>
        {/* Each change sends the whole list: another one before the answer would take this one back. */}
        <Button variant="quiet" pending={isPending} onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </form>
  );
}
