import * as z from 'zod';
import { addressFaults } from '#domain/rewards/address';

/** Postal addresses, shared by the routes of several areas. */

const text = z.string().trim();

/** Trimmed, then checked by the domain as a whole, so that every field at fault is named. */
export const givenAddress = z
  .strictObject({
    name: text,
    line1: text,
    line2: text.optional(),
    city: text,
    state: text,
    postalCode: text,
    country: z.literal('US'),
  })
  .superRefine((given, context) => {
    for (const { field, message } of addressFaults(given))
      context.addIssue({ code: 'custom', path: [field], message });
  });

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
