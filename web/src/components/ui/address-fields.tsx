import type { Address, AddressFault } from '#domain/rewards/address';
import { TextField } from './text-field';

const fields = [
  { field: 'name', label: 'Full name', autoComplete: 'name' },
  { field: 'line1', label: 'Street and number', autoComplete: 'address-line1' },
  { field: 'line2', label: 'Apartment or suite (optional)', autoComplete: 'address-line2' },
  { field: 'city', label: 'City', autoComplete: 'address-level2' },
  { field: 'state', label: 'State', autoComplete: 'address-level1', maxLength: 2, placeholder: 'TX' },
  { field: 'postalCode', label: 'Postal code', autoComplete: 'postal-code', inputMode: 'numeric' },
] as const;

/**
 * An address in the United States; browsers know these fields and can fill them in, and `readAddress` reads them.
 *
 * @param legend      what the address is for
 * @param isTold      whether the legend is seen, or only told to screen readers
 * @param before      what the fields begin with
 * @param secondLine  what else the second line is for
 */
export function AddressFields({
  legend,
  isTold = true,
  before,
  faults,
  secondLine,
}: {
  legend: string;
  isTold?: boolean;
  before?: Address | undefined;
  faults: readonly AddressFault[];
  secondLine?: string;
}) {
  return (
    <fieldset className="address-fields">
      <legend className={isTold ? 'address-legend' : 'sr-only'}>{legend}</legend>
      {fields.map(({ field, label, ...props }) => (
        <TextField
          key={field}
          name={field}
          className={field === 'state' || field === 'postalCode' ? 'address-half' : ''}
          label={field === 'line2' ? (secondLine ?? label) : label}
          defaultValue={before?.[field] ?? ''}
          error={faults.find((fault) => fault.field === field)?.message}
          {...props}
        />
      ))}
    </fieldset>
  );
}
