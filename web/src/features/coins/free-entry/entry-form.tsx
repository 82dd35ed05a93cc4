import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { AddressFields } from '#components/ui/address-fields';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import type { AddressFault } from '#domain/rewards/address';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { readAddress } from '#web/lib/player/read-address';
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
}: {
  freeEntry: FreeEntryView;
  addresses: readonly AddressView[];
}) {
  const [chosen, choose] = useState(0);
  const [faults, setFaults] = useState<readonly AddressFault[]>([]);
  const [credited, setCredited] = useState<Credited | null>(null);
  const { revalidate } = useRevalidator();
  const { isPending, failure, send, newIdempotencyKey } = useAttempt();
  const isEntered = enteredToday || credited !== null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const { address, faults: wrong } = readAddress((name) => String(typed.get(name) ?? ''));
    setFaults(wrong);
    if (wrong[0]) return form.querySelector<HTMLInputElement>(`[name='${wrong[0].field}']`)?.focus();
    const body = { address, device: deviceNumber() };
    void send(
      (idempotencyKey) => playFabOps.post('/bonuses/free-entries', { body, idempotencyKey }),
      (answer) => {
        setCredited(showCredited(answer));
        return revalidate();
      },
    );
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
    <form className="grid gap-4" onChange={newIdempotencyKey} onSubmit={submit} noValidate>
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
      <AddressFields
        key={chosen}
        legend="Your mailing address"
        isExplained={false}
        faults={faults}
        before={addresses[chosen]}
      />
      {failure !== null && <ActFailure failure={failure} />}
      <Button type="submit" variant="primary" large pending={isPending} disabled={refusedAs !== null}>
        Enter for free
      </Button>
    </form>
  );
}
