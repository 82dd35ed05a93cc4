import type { DeliveryAddress } from '#contracts/account/address-shapes';
import type { AddressFault } from '#domain/rewards/address';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { showToast } from '#web/lib/page/toasts';
import { readAddress } from '#web/lib/player/read-address';

type KeptAddresses = GetAnswer<'/account'>['addresses'];

/** Names of the form fields, and the value for a typed address. */
export const [choiceField, keepField, otherAddress] = ['addressChoice', 'keepAddress', 'other'] as const;

/** Reads the shipping address of a form, its faults, and whether to store it. */
export function chosenAddress(
  typed: FormData,
  kept: KeptAddresses,
): { address: DeliveryAddress; faults: readonly AddressFault[]; isToKeep: boolean } {
  const choice = typed.get(choiceField);
  const known = choice === null || choice === otherAddress ? undefined : kept[Number(choice)];
  if (known) return { address: { ...known, country: 'US' }, faults: [], isToKeep: false };
  const read = readAddress((name) => String(typed.get(name) ?? ''));
  return { ...read, isToKeep: typed.has(keepField) };
}

/** Stores an address after the others. The order is already placed, so a failure is shown separately. */
export async function keepAddress(kept: KeptAddresses, address: DeliveryAddress): Promise<void> {
  try {
    await playFabOps.put('/account/addresses', {
      body: { addresses: [...kept.map((each) => ({ ...each, country: 'US' as const })), address] },
    });
  } catch {
    showToast({ tone: 'error', text: 'We could not save the address. You can add it in your profile.' });
  }
}
