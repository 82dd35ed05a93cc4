import * as z from 'zod/mini';
import { orderReasons } from '#domain/rewards/order-reason';
import { orderStatuses } from '#domain/rewards/order-status';
import { carriers } from '#domain/rewards/parcel';

/*
 * Bodies of the forms for orders. The site loads these shapes to check a form by the bounds of its route, so they are written with `zod/mini`.
 */

const { placed: _first, ...laterStatuses } = z.enum(orderStatuses).def.entries;

/** What a tracking number that is refused should be. */
export const trackingNumberMessage = 'Enter a tracking number of 4 to 40 letters and digits.';

/** A step of an order by an admin; `checkParcel` belongs to it. */
export const stepFields = {
  status: z.enum(laterStatuses),
  reason: z
    .optional(z.enum(orderReasons))
    .check(
      z.meta({ description: 'Required for declined, canceled, and refunded; each allows its own reasons.' }),
    ),
  note: z
    .optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(300)))
    .check(z.meta({ description: 'Message to the player.' })),
  carrier: z.optional(z.enum(carriers)),
  trackingNumber: z.optional(
    z.string().check(z.trim(), z.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,39}$/, trackingNumberMessage)),
  ),
  promisedOn: z.optional(z.iso.date()).check(z.meta({ description: 'Promised date of the next step.' })),
};

/** A parcel has a carrier and a tracking number. */
export const checkParcel = z.refine<{ carrier?: string | undefined; trackingNumber?: string | undefined }>(
  ({ carrier, trackingNumber }) => (carrier === undefined) === (trackingNumber === undefined),
  { path: ['trackingNumber'], message: 'Enter both a carrier and a tracking number.' },
);

/** The search of orders. */
export const orderSearchFields = { find: z.string().check(z.trim(), z.minLength(2), z.maxLength(128)) };
