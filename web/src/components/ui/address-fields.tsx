import type { Address, AddressFault } from '#domain/rewards/address';
import { TextField } from './text-field';

const fields = [
  { field: 'name', label: 'Full name', autoComplete: 'name' },
  { field: 'line1', label: 'Street address', autoComplete: 'address-line1' },
  { field: 'line2', label: 'Apartment or suite (optional)', autoComplete: 'address-line2' },
  { field: 'city', label: 'City', autoComplete: 'address-level2' },
  { field: 'state', label: 'State', autoComplete: 'address-level1', maxLength: 2, placeholder: 'TX' },
  { field: 'postalCode', label: 'ZIP code', autoComplete: 'postal-code', inputMode: 'numeric' },
] as const;

/**
 * Fields of an address in the United States, with browser autofill; `readAddress` reads them.
 *
 * @param legend      purpose of the address
 * @param isExplained      whether the legend is visible, or only for screen readers
 * @param before      initial values
 * @param secondLine  further use of the second line
 */
export function AddressFields({
  legend,
  isExplained = true,
  before,
  faults,
  secondLine,
}: {
  legend: string;
  isExplained?: boolean;
  before?: Address | undefined;
  faults: readonly AddressFault[];
  secondLine?: string;
}) {
  return (
    <fieldset className="address-fields">
      <legend className={isExplained ? 'address-legend' : 'sr-only'}>{legend}</legend>
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
