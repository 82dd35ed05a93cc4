import * as z from 'zod';
import { randomPrizeRefusals, redeemRefusals } from '#domain/rewards/redeemer';
import { deliveryAddress } from '../account/address-shapes';
import { order } from '../orders/routes';
import { defineRoute } from '../route-contract';
import { balances, count, instant, hundredths } from '../shapes';
import { orderLine } from './shapes';

const reservation = z
  .object({
    id: z.string(),
    expiresAt: instant,
    lines: z.array(orderLine),
    total: hundredths,
    needsAddress: z.boolean(),
    goldCredited: count.meta({ description: 'Gold Coins that the order credits.' }),
  })
  .meta({ id: 'Reservation', description: 'Items held for a checkout until the reservation expires.' });
export type Reservation = z.output<typeof reservation>;

export const readCheckoutEligibility = defineRoute({
  method: 'get',
  path: '/checkout/eligibility',
  operationId: 'readCheckoutEligibility',
  summary: 'Get the requirements of a checkout besides coins, and whether the player meets them.',
  answer: z.object({
    minimumOrder: hundredths,
    identity: z.object({
      state: z.enum(['open', 'submitted', 'approved', 'rejected']),
      neededAbove: hundredths.meta({
        description: 'Total value of orders, in hundredths, above which the identity check is required.',
      }),
    }),
    ordered: hundredths.meta({
      description: "Total value of the player's orders, in hundredths, without undone orders.",
    }),
    isFrozen: z
      .boolean()
      .meta({ description: 'Whether the player’s Sweeps Coins are frozen while a payment is under review.' }),
    refusedAs: z.enum(redeemRefusals).nullable().meta({
      description: 'Error code of why the player cannot redeem at all; null if they can.',
    }),
    held: hundredths.meta({
      description: 'Sweeps Coins held for a checkout, in hundredths. A new checkout can use them.',
    }),
    now: instant.meta({
      description:
        'Server time that decides when a hold expires. Countdowns must use it instead of the local clock.',
    }),
  }),
  refusals: [],
});

export const reserveCart = defineRoute({
  method: 'post',
  path: '/checkout/reservation',
  operationId: 'reserveCart',
  summary:
    'Hold all items in the cart and their price for a checkout, or nothing. An open reservation of the same cart is kept.',
  body: z.strictObject({}),
  idempotent: true,
  answer: z.object({ reservation }),
  refusals: [
    'checkout/cart-empty',
    'checkout/lines-refused',
    'checkout/below-minimum',
    'checkout/too-many-random-prizes',
    'checkout/too-many-holds',
    'cart/too-many-codes',
    'checkout/reservation-lapsed',
    'identity/needed',
    ...redeemRefusals,
    ...randomPrizeRefusals,
    'wallet/insufficient-funds',
  ],
});

export const releaseReservation = defineRoute({
  method: 'delete',
  path: '/checkout/reservation/{id}',
  operationId: 'releaseReservation',
  summary: 'Release the reservation of a checkout.',
  parameters: z.strictObject({ id: z.string().min(1).max(64) }),
  answer: z.object({
    released: z.boolean().meta({
      description:
        'Whether the reservation was released, now or earlier; false if it was ordered, expired, or replaced.',
    }),
  }),
  refusals: [],
});

export const checkOut = defineRoute({
  method: 'post',
  path: '/checkout',
  operationId: 'checkOut',
  summary:
    'Order the held items and pay with redeemable Sweeps Coins, in one transaction. Repeating a key with a different address is refused; the error details name the existing order.',
  body: z.strictObject({
    reservation: z.string().min(1).max(64),
    acceptedTerms: z.literal(true, 'Accept the terms.'),
    address: deliveryAddress.optional(),
  }),
  idempotent: true,
  answer: z.object({ order, balances, sequence: count }),
  refusals: [
    'checkout/reservation-lapsed',
    'checkout/cart-changed',
    'checkout/lines-refused',
    'draws/closed',
    ...redeemRefusals,
    ...randomPrizeRefusals,
  ],
});

export const checkoutContracts = [readCheckoutEligibility, reserveCart, releaseReservation, checkOut];
