import { amount } from '#domain/money/coin';
import { type Order, placeOrder } from '#domain/rewards/order';

/** When the orders were placed. */
export const at = new Date('2026-11-21T12:00:00.000Z');

/** An order that was just placed: one shipped product. */
export const order = (id: string): Order =>
  placeOrder(
    {
      player: 'p',
      id,
      transaction: 't',
      contact: null,
      address: {
        name: 'Mei Wong',
        line1: '1 Pier Road',
        line2: undefined,
        city: 'Austin',
        state: 'TX',
        postalCode: '73301',
        country: 'US',
      },
      lines: [
        {
          product: 'mug',
          name: 'Mug',
          image: null,
          category: null,
          quantity: 2,
          price: amount(1000),
          terms: null,
        },
      ],
    },
    at,
  );
