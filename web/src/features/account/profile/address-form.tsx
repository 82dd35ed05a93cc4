import { type FormEvent, useState } from 'react';
import { AddressFields } from '#components/ui/address-fields';
import { Button } from '#components/ui/button';
import type { AddressFault } from '#domain/rewards/address';
import { readAddress } from '#web/lib/player/read-address';
import type { AccountAddress } from '../account-details';

/** A form for an address in the United States; errors show at their fields. */
export function AddressForm({
  before,
  isPending,
  onClose,
  onSave,
}: {
  before: AccountAddress | null;
  isPending: boolean;
  onClose: () => void;
  onSave: (address: AccountAddress) => void;
}) {
  const [faults, setFaults] = useState<readonly AddressFault[]>([]);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const { address, faults: found } = readAddress((name) => String(typed.get(name) ?? ''));
    setFaults(found);
    if (found[0]) return form.querySelector<HTMLInputElement>(`[name='${found[0].field}']`)?.focus();
    onSave(address);
  }

  return (
    <form className="account-form" noValidate onSubmit={save}>
      <AddressFields legend="Address" isExplained={false} before={before ?? undefined} faults={faults} />
      <div className="account-ways">
        <Button type="submit" variant="primary" pending={isPending}>
          Save address
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
