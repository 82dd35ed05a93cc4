import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button';
import { TextField } from '#components/ui/text-field';
import { type AddressFault, addressFaults } from '#domain/rewards/address';
import type { AccountAddress } from '../account-details';

const fields = [
  { field: 'name', label: 'Full name', autoComplete: 'name' },
  { field: 'line1', label: 'Street and number', autoComplete: 'address-line1' },
  { field: 'line2', label: 'Apartment, size or note (optional)', autoComplete: 'address-line2' },
  { field: 'city', label: 'City', autoComplete: 'address-level2' },
  { field: 'state', label: 'State', autoComplete: 'address-level1', maxLength: 2, placeholder: 'TX' },
  { field: 'postalCode', label: 'Postal code', autoComplete: 'postal-code', inputMode: 'numeric' },
] as const;

/** Takes down an address in the United States; what no parcel would arrive with is said at its field. */
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
    const address = read(new FormData(event.currentTarget));
    const found = addressFaults(address);
    setFaults(found);
    if (found.length === 0) onSave(address);
  }

  return (
    <form className="account-form" noValidate onSubmit={save}>
      {fields.map(({ field, ...props }) => (
        <TextField
          key={field}
          name={field}
          defaultValue={before?.[field] ?? ''}
          error={faults.find((fault) => fault.field === field)?.message}
          {...props}
        />
      ))}
      <div className="account-ways">
        <Button type="submit" look="primary" pending={isPending}>
          Save address
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function read(form: FormData): AccountAddress {
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const line2 = field('line2');
  return {
    name: field('name'),
    line1: field('line1'),
    ...(line2 === '' ? {} : { line2 }),
    city: field('city'),
    state: field('state').toUpperCase(),
    postalCode: field('postalCode'),
    country: 'US',
  };
}
