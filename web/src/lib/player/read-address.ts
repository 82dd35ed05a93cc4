import type { DeliveryAddress } from '#contracts/account/address-shapes';
import { type AddressFault, addressFaults } from '#domain/rewards/address';

/**
 * Reads and validates the address in `AddressFields`.
 *
 * @param field  returns the input of a field by name
 */
export function readAddress(field: (name: string) => string): {
  address: DeliveryAddress;
  faults: readonly AddressFault[];
} {
  const line2 = field('line2').trim();
  const address: DeliveryAddress = {
    name: field('name').trim(),
    line1: field('line1').trim(),
    ...(line2 === '' ? {} : { line2 }),
    city: field('city').trim(),
    state: field('state').trim().toUpperCase(),
    postalCode: field('postalCode').trim(),
    country: 'US',
  };
  return { address, faults: addressFaults(address) };
}
