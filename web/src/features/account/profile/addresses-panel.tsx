import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { mostAddresses } from '#domain/rewards/address';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import type { AccountAddress, AccountDetails } from '../account-details';
import { AddressCard } from './address-card';
import { AddressForm } from './address-form';

/** Shipping addresses; the first is the default of the checkout. */
export function AddressesPanel({
  account: { addresses, residency },
  onChanged,
}: {
  account: AccountDetails;
  onChanged: (account: AccountDetails, message: string) => void;
}) {
  /** Index of the address that is edited; the length of the list for a new one. */
  const [edited, setEdited] = useState<number | null>(null);
  const { send, isPending, failure } = useAttempt();

  const put = (addresses: readonly AccountAddress[]) =>
    playFabOps.put('/account/addresses', { body: { addresses: [...addresses] } });
  const save = (next: readonly AccountAddress[], message: string) =>
    void send(
      () => put(next),
      (account) => onChanged(account, message),
    );

  function close(account: AccountDetails, message: string) {
    setEdited(null);
    onChanged(account, message);
  }

  return (
    <Panel title="Addresses">
      {addresses.length === 0 && edited === null && (
        <EmptyState Icon={MapPin}>No addresses yet. Add one for prizes that we ship.</EmptyState>
      )}
      <ul className="grid gap-4">
        {addresses.map((address, index) => (
          <li key={`${index} ${address.line1}`}>
            {edited === index ? (
              <AddressForm
                before={address}
                save={(changed) => put(addresses.with(index, changed))}
                onClose={() => setEdited(null)}
                onSaved={(account) => close(account, 'Your address was updated.')}
              />
            ) : (
              <AddressCard
                address={address}
                isUsual={index === 0}
                isPending={isPending}
                // Another change would move or discard the address that is edited.
                isFixed={edited !== null}
                onEdit={() => setEdited(index)}
                onMakeUsual={() =>
                  save([address, ...addresses.toSpliced(index, 1)], 'Your default address was updated.')
                }
                onRemove={() => save(addresses.toSpliced(index, 1), 'The address was removed.')}
              />
            )}
          </li>
        ))}
        {edited === addresses.length && (
          <li>
            <AddressForm
              before={residency.state === null ? {} : { state: residency.state }}
              save={(added) => put([...addresses, added])}
              onClose={() => setEdited(null)}
              onSaved={(account) => close(account, 'Your address was saved.')}
            />
          </li>
        )}
      </ul>
      {failure !== null && <FailureNotice failure={failure} />}
      {edited === null && addresses.length < mostAddresses && (
        <Button
          className="justify-self-start"
          pending={isPending}
          onClick={() => setEdited(addresses.length)}
        >
          Add an address
        </Button>
      )}
    </Panel>
  );
}
