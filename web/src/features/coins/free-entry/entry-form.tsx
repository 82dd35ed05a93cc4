import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { AddressFields } from '#components/ui/address-fields';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { addressBody, addressValues, typedAddress, type AddressValues } from '#web/lib/player/typed-address';
import { deviceNumber } from '#web/lib/storage/device-number';
import { ActFailure } from '../act-failure';
import type { AddressView, Credited, FreeEntryView } from '../coins-views';
import { ComesBack } from '../comes-back';
import { CreditFlight } from '../credit-flight';
import { showCredited } from '../credited';
import { RefusedAhead } from '../refused-ahead';

/** The online form of a free entry. */
export function EntryForm({
  freeEntry: { sweeps, enteredToday, nextAt, refusedAs },
  addresses,
  residence,
}: {
  freeEntry: FreeEntryView;
  addresses: readonly AddressView[];
  residence: string | null;
}) {
  const valuesOf = (index: number) => addressValues(addresses[index] ?? { state: residence ?? '' });
  const [chosen, setChosen] = useState(0);
  const [credited, setCredited] = useState<Credited | null>(null);
  const { revalidate } = useRevalidator();
  const { setValue, field, form, isPending, failure } = useContractForm({
    body: addressBody,
    defaultValues: valuesOf(0),
    toBody: typedAddress,
    guards: true,
    send: (address, idempotencyKey) =>
      playFabOps.post('/bonuses/free-entries', { body: { address, device: deviceNumber() }, idempotencyKey }),
    onDone(answer) {
      setCredited(showCredited(answer));
      return revalidate();
    },
  });
  const isEntered = enteredToday || credited !== null;

  function choose(index: number) {
    setChosen(index);
    for (const [name, value] of Object.entries(valuesOf(index))) setValue(name as keyof AddressValues, value);
  }

  if (isEntered) {
    return (
      <div className="relative grid justify-items-start gap-3">
        <p role="status" className="text-lg font-bold">
          {credited ? 'Entry credited: ' : 'Today’s entry: '}
          <Amount coin="sweeps" value={credited?.sweeps ?? sweeps} />
        </p>
        {credited && <CreditFlight credited={credited} />}
        <ComesBack what="You can enter again" at={nextAt} />
      </div>
    );
  }
  return (
    <form className="grid gap-4" {...form}>
      {refusedAs !== null && <RefusedAhead code={refusedAs} />}
      {addresses.length > 0 && (
        <SelectField
          label="Address"
          value={String(chosen)}
          choices={[
            ...addresses.map(({ line1, city }, index) => ({
              value: String(index),
              label: `${line1}, ${city}`,
            })),
            { value: String(addresses.length), label: 'Another address' },
          ]}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        />
      )}
      <AddressFields legend="Your mailing address" isExplained={false} field={field} />
      {failure !== null && <ActFailure failure={failure} />}
      <Button type="submit" variant="primary" large pending={isPending} disabled={refusedAs !== null}>
        Enter for free
      </Button>
    </form>
  );
}
