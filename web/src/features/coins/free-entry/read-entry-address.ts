import { type AddressFault, addressFaults } from '#domain/rewards/address';
import type { AddressView } from '../coins-views';

/** Reads the address of an entry as it was typed, and what is wrong with it. */
export function readEntryAddress(field: (name: string) => string): {
  address: AddressView;
  faults: readonly AddressFault[];
} {
  const text = (name: string) => field(name).trim();
  const line2 = text('line2');
  const address: AddressView = {
    name: text('name'),
    line1: text('line1'),
    ...(line2 !== '' && { line2 }),
    city: text('city'),
    state: text('state').toUpperCase(),
    postalCode: text('postalCode'),
    country: 'US',
  };
  return { address, faults: addressFaults(address) };
}
