import type { ComponentProps } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { AddressFields } from '#components/ui/address-fields';
import { CheckField } from '#components/ui/check-field';
import type { DeliveryAddress } from '#contracts/account/address-shapes';
import { mostAddresses } from '#domain/rewards/address';
import { type AddressChoiceValues, type KeptAddresses, keptAddress, otherAddress } from './chosen-address';

/** Chooses the shipping address: a stored one, or a new one that can be stored. */
export function AddressChoice({
  addresses,
  control,
  field,
  box,
}: {
  addresses: KeptAddresses;
  control: Control<AddressChoiceValues, unknown, DeliveryAddress | undefined>;
  field: ComponentProps<typeof AddressFields>['field'];
  /** Properties of a choice. */
  box: (name: 'choice' | 'isToKeep') => ComponentProps<'input'>;
}) {
  const choice = useWatch({ control, name: 'choice' });
  const isOther = !keptAddress(choice, addresses);
  return (
    <div className="grid gap-3">
      {addresses.length > 0 && (
        <fieldset className="grid gap-3">
          <legend className="address-legend">Where should we send it?</legend>
          {addresses.map(({ name, line1, line2, city, state, postalCode }, index) => (
            <label key={`${index} ${line1}`} className="address-option">
              <input type="radio" value={String(index)} {...box('choice')} />
              <address>
                <strong>{name}</strong>
                <br />
                {line2 ? `${line1}, ${line2}` : line1}
                <br />
                {`${city}, ${state} ${postalCode}`}
              </address>
            </label>
          ))}
          <label className="address-option">
            <input type="radio" value={otherAddress} {...box('choice')} />
            Another address
          </label>
        </fieldset>
      )}
      {isOther && (
        <>
          <AddressFields
            legend="Where should we send it?"
            isExplained={addresses.length === 0}
            secondLine="Apartment, size, or note (optional)"
            field={field}
          />
          {addresses.length < mostAddresses && (
            <CheckField {...box('isToKeep')}>Save this address for next time</CheckField>
          )}
        </>
      )}
    </div>
  );
}
