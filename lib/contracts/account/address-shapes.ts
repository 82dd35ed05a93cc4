import * as z from 'zod';
import { addressFields, checkAddress } from './fields';

/** Postal addresses, shared by the routes of several areas. */

/** Trimmed, then checked by the domain as a whole, so that every field at fault is named. */
export const givenAddress = z.strictObject(addressFields).check(checkAddress);

export const deliveryAddress = givenAddress.meta({ id: 'DeliveryAddress' });
export type DeliveryAddress = z.output<typeof deliveryAddress>;

export const address = z
  .object({
    name: z.string(),
    line1: z.string(),
    line2: z.string().optional(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    country: z.literal('US'),
  })
  .meta({ id: 'Address' });
