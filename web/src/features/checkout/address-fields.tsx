import { TextField } from '#components/ui/text-field';
import type { AddressFault } from '#domain/rewards/address';

const fields = [
  { field: 'name', label: 'Full name', autoComplete: 'name' },
  { field: 'line1', label: 'Street and number', autoComplete: 'address-line1' },
  { field: 'line2', label: 'Apartment, size or note (optional)', autoComplete: 'address-line2' },
  { field: 'city', label: 'City', autoComplete: 'address-level2' },
  { field: 'state', label: 'State', autoComplete: 'address-level1', maxLength: 2, placeholder: 'TX' },
  { field: 'postalCode', label: 'Postal code', autoComplete: 'postal-code', inputMode: 'numeric' },
] as const;

/** Where to send what is shipped; browsers know these fields and can fill them in. */
export function AddressFields({ faults }: { faults: readonly AddressFault[] }) {
  return (
    <fieldset className="address-fields">
      <legend className="checkout-heading">Where should we send it?</legend>
      {fields.map(({ field, ...props }) => (
        <TextField
          key={field}
          name={field}
          className={`address-${field}`}
          error={faults.find((fault) => fault.field === field)?.message}
          {...props}
        />
      ))}
      <p className="address-note">We ship within the United States.</p>
    </fieldset>
  );
}
