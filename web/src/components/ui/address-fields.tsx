import type { ComponentProps } from 'react';
import type { AddressFault } from '#domain/rewards/address';
import { addressStateChoices } from '#web/lib/player/state-names';
import { SelectField } from './select-field';
import { TextField } from './text-field';

const before = [
  { field: 'name', label: 'Full name', autoComplete: 'name' },
  { field: 'line1', label: 'Street address', autoComplete: 'address-line1' },
  { field: 'line2', label: 'Apartment or suite (optional)', autoComplete: 'address-line2' },
  { field: 'city', label: 'City', autoComplete: 'address-level2' },
] as const;

/** Properties that a text field and a select field share. */
type FieldProps = Pick<
  ComponentProps<typeof TextField> & ComponentProps<typeof SelectField>,
  'name' | 'error' | 'ref' | 'onChange' | 'onBlur'
>;

/**
 * Fields of an address in the United States.
 *
 * @param legend      purpose of the address
 * @param isExplained      whether the legend is visible, or only for screen readers
 * @param field       properties of a field by name, with its fault
 * @param secondLine  further use of the second line
 * @param isOwn       whether the browser may fill in the address of its user
 */
export function AddressFields({
  legend,
  isExplained = true,
  field,
  secondLine,
  isOwn = true,
}: {
  legend: string;
  isExplained?: boolean;
  field: (name: AddressFault['field']) => FieldProps;
  secondLine?: string;
  isOwn?: boolean;
}) {
  const fill = (autoComplete: string) => (isOwn ? autoComplete : 'off');
  return (
    <fieldset className="address-fields">
      <legend className={isExplained ? 'address-legend' : 'sr-only'}>{legend}</legend>
      {before.map(({ field: name, label, autoComplete }) => (
        <TextField
          key={name}
          {...field(name)}
          label={name === 'line2' ? (secondLine ?? label) : label}
          autoComplete={fill(autoComplete)}
        />
      ))}
      <SelectField
        {...field('state')}
        className="address-half"
        label="State"
        autoComplete={fill('address-level1')}
        choices={addressStateChoices}
      />
      <TextField
        {...field('postalCode')}
        className="address-half"
        label="ZIP code"
        autoComplete={fill('postal-code')}
        inputMode="numeric"
      />
    </fieldset>
  );
}
