import type { DeliveryAddress } from '#contracts/account/address-shapes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { showToast } from '#web/lib/page/toasts';
import { type AddressValues, typedAddress } from '#web/lib/player/typed-address';

export type KeptAddresses = GetAnswer<'/account'>['addresses'];

/** The value of the choice for a typed address; that of a stored one is its index. */
export const otherAddress = 'other';

/** What is chosen and typed for the address of an order. */
export type AddressChoiceValues = AddressValues & { readonly choice: string; readonly isToKeep: boolean };

/** The stored address that is chosen; undefined for another, also when the stored one was removed in another tab. */
export function keptAddress(choice: string, kept: KeptAddresses): KeptAddresses[number] | undefined {
  return choice === otherAddress ? undefined : kept[Number(choice)];
}

/** The shipping address: a stored one, or what was typed. */
export function chosenAddress(values: AddressChoiceValues, kept: KeptAddresses): DeliveryAddress {
  const known = keptAddress(values.choice, kept);
  return known ? { ...known, country: 'US' } : typedAddress(values);
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
