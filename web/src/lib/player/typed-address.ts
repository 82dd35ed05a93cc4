import * as z from 'zod/mini';
import type { DeliveryAddress } from '#contracts/account/address-shapes';
import { addressFields, checkAddress } from '#contracts/account/fields';

/** The contract of an address. */
export const addressBody = z.strictObject(addressFields).check(checkAddress);

/** What is typed into `AddressFields`. */
export type AddressValues = Record<'name' | 'line1' | 'line2' | 'city' | 'state' | 'postalCode', string>;

/**
 * Fields of a form, empty or with an address.
 *
 * @param before  an address, or parts of one, such as the state where the player lives
 */
export function addressValues(
  before?: Partial<Record<keyof AddressValues, string | undefined>>,
): AddressValues {
  const { name = '', line1 = '', line2 = '', city = '', state = '', postalCode = '' } = before ?? {};
  return { name, line1, line2, city, state, postalCode };
}

/** The address that was typed: trimmed, its state in capitals, without an empty second line. */
export function typedAddress(values: AddressValues): DeliveryAddress {
  const line2 = values.line2.trim();
  return {
    name: values.name.trim(),
    line1: values.line1.trim(),
    ...(line2 === '' ? {} : { line2 }),
    city: values.city.trim(),
    state: values.state.trim().toUpperCase(),
    postalCode: values.postalCode.trim(),
    country: 'US',
  };
}
