import * as z from 'zod';
import { redeemRefusals } from '#domain/rewards/redeemer';
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
    goldCredited: count.meta({ description: 'Gold Coins that the order would credit.' }),
  })
  .meta({ id: 'Reservation', description: 'Pieces that are held for a checkout until they expire.' });
export type Reservation = z.output<typeof reservation>;

export const readCheckoutEligibility = defineRoute({
  method: 'get',
  path: '/checkout/eligibility',
  operationId: 'readCheckoutEligibility',
  summary: 'What a checkout asks for beside coins, and how far the player is with it.',
  answer: z.object({
    minimumOrder: hundredths,
    identity: z.object({
      state: z.enum(['open', 'submitted', 'approved', 'rejected']),
      neededAbove: hundredths.meta({
        description: 'What prizes may be worth in all, in hundredths, before the check is needed.',
      }),
    }),
    ordered: hundredths.meta({
      description: "What the player's orders come to, in hundredths; what was undone does not count.",
    }),
    isFrozen: z.boolean().meta({ description: 'Whether their Sweeps Coins wait for an open payment.' }),
    refusedAs: z.enum(redeemRefusals).nullable().meta({
      description: 'Why they redeem nothing at all, whatever the order is.',
    }),
    held: hundredths.meta({
      description: 'What a checkout of theirs has set aside, in hundredths; another checkout can take it.',
    }),
    now: instant.meta({
      description:
        'By the clock that a hold lapses by: whoever counts down starts from here, not from a clock of theirs.',
    }),
  }),
  refusals: [],
});

export const reserveCart = defineRoute({
  method: 'post',
  path: '/checkout/reservation',
  operationId: 'reserveCart',
  summary:
    'Holds everything in the cart for a checkout and sets its price aside, or nothing. A held reservation of the same cart stays.',
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
    'wallet/insufficient-funds',
  ],
});

export const releaseReservation = defineRoute({
  method: 'delete',
  path: '/checkout/reservation/{id}',
  operationId: 'releaseReservation',
  summary: 'Gives back at once what is held for a checkout.',
  parameters: z.strictObject({ id: z.string().min(1).max(64) }),
  answer: z.object({
    released: z.boolean().meta({
      description:
        'Whether it was given up, now or before; not what was ordered, has lapsed or was replaced.',
    }),
  }),
  refusals: [],
});

export const checkOut = defineRoute({
  method: 'post',
  path: '/checkout',
  operationId: 'checkOut',
  summary:
    'Orders what is held and pays for it from redeemable Sweeps Coins, in one transaction. A key that comes again with another address is refused; details name the order that it led to.',
  body: z.strictObject({
    reservation: z.string().min(1).max(64),
    acceptedTerms: z.literal(true, 'The terms must be accepted.'),
    address: deliveryAddress.optional(),
  }),
  idempotent: true,
  answer: z.object({ order, balances, sequence: count }),
  refusals: [
    'checkout/reservation-lapsed',
    'checkout/cart-changed',
    'draws/closed',
    'games/round-open',
    ...redeemRefusals,
  ],
});

export const checkoutContracts = [readCheckoutEligibility, reserveCart, releaseReservation, checkOut];
