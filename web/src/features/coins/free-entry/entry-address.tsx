import { TextField } from '#components/ui/text-field';
import type { AddressFault } from '#domain/rewards/address';
import type { AddressView } from '../coins-views';

const fields = [
  { field: 'name', label: 'Full name', autoComplete: 'name' },
  { field: 'line1', label: 'Street and number', autoComplete: 'address-line1' },
  { field: 'line2', label: 'Apartment (optional)', autoComplete: 'address-line2' },
  { field: 'city', label: 'City', autoComplete: 'address-level2' },
  { field: 'state', label: 'State', autoComplete: 'address-level1', maxLength: 2, placeholder: 'TX' },
  { field: 'postalCode', label: 'Postal code', autoComplete: 'postal-code', inputMode: 'numeric' },
] as const;

/** The address of an entry, filled in from the address book where there is one. */
export function EntryAddress({
  faults,
  address,
}: {
  faults: readonly AddressFault[];
  address: AddressView | undefined;
}) {
  return (
    <fieldset className="entry-address">
      <legend className="sr-only">Your postal address</legend>
      {fields.map(({ field, ...props }) => (
        <TextField
          key={field}
          name={field}
          className={`entry-address-${field}`}
          defaultValue={address?.[field] ?? ''}
          error={faults.find((fault) => fault.field === field)?.message}
          {...props}
        />
      ))}
    </fieldset>
  );
}
