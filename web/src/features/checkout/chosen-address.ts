import type { DeliveryAddress } from '#contracts/account/address-shapes';
import type { AddressFault } from '#domain/rewards/address';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { GetAnswer } from '#web/lib/play-fab-ops-types';
import { readAddress } from '#web/lib/read-address';
import { showToast } from '#web/lib/toasts';

type KeptAddresses = GetAnswer<'/account'>['addresses'];

/** Names of the form's fields, and the value that stands for an address that is typed. */
export const [choiceField, keepField, otherAddress] = ['addressChoice', 'keepAddress', 'other'] as const;

/** Where a form says that the prizes go, what is wrong with that, and whether it is to be kept. */
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

/** Keeps an address behind the others. The order is placed by then, so that a failure is told beside it. */
export async function keepAddress(kept: KeptAddresses, address: DeliveryAddress): Promise<void> {
  try {
    await playFabOps.put('/account/addresses', {
      body: { addresses: [...kept.map((each) => ({ ...each, country: 'US' as const })), address] },
      idempotencyKey: crypto.randomUUID(),
    });
  } catch {
    showToast({ tone: 'error', text: 'The address could not be kept. You can add it in your profile.' });
  }
}
