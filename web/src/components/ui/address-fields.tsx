import type { ComponentProps } from 'react';
import type { AddressFault } from '#domain/rewards/address';
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
 * Fields of an address in the United States, with browser autofill.
 *
 * @param legend      purpose of the address
 * @param isExplained      whether the legend is visible, or only for screen readers
 * @param field       properties of a field by name, with its fault
 * @param secondLine  further use of the second line
 */
export function AddressFields({
  legend,
  isExplained = true,
  field,
  secondLine,
}: {
  legend: string;
  isExplained?: boolean;
  field: (name: AddressFault['field']) => Omit<ComponentProps<typeof TextField>, 'label'>;
  secondLine?: string;
}) {
  return (
    <fieldset className="address-fields">
      <legend className={isExplained ? 'address-legend' : 'sr-only'}>{legend}</legend>
      {fields.map(({ field: name, label, ...props }) => (
        <TextField
          key={name}
          {...field(name)}
          className={name === 'state' || name === 'postalCode' ? 'address-half' : ''}
          label={name === 'line2' ? (secondLine ?? label) : label}
          {...props}
        />
      ))}
    </fieldset>
  );
}
