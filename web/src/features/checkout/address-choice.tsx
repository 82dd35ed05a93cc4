import { useState } from 'react';
import { AddressFields } from '#components/ui/address-fields';
import { CheckField } from '#components/ui/check-field';
import { type AddressFault, mostAddresses } from '#domain/rewards/address';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { choiceField, keepField, otherAddress } from './chosen-address';

/** Chooses the shipping address: a stored one, or a new one that can be stored. */
export function AddressChoice({
  addresses,
  faults,
}: {
  addresses: GetAnswer<'/account'>['addresses'];
  faults: readonly AddressFault[];
}) {
  const [choice, setChoice] = useState(addresses.length > 0 ? '0' : otherAddress);
  // An address that was removed in another tab can no longer be chosen.
  const isOther = choice === otherAddress || !addresses[Number(choice)];
  return (
    <div className="grid gap-3">
      {addresses.length > 0 && (
        <fieldset className="grid gap-3">
          <legend className="address-legend">Where should we send it?</legend>
          {addresses.map(({ name, line1, line2, city, state, postalCode }, index) => (
            <label key={`${index} ${line1}`} className="address-option">
              <input
                type="radio"
                name={choiceField}
                value={index}
                checked={choice === String(index)}
                onChange={(event) => setChoice(event.target.value)}
              />
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
            <input
              type="radio"
              name={choiceField}
              value={otherAddress}
              checked={isOther}
              onChange={(event) => setChoice(event.target.value)}
            />
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
            faults={faults}
          />
          {addresses.length < mostAddresses && (
            <CheckField name={keepField}>Save this address for next time</CheckField>
          )}
        </>
      )}
    </div>
  );
}
