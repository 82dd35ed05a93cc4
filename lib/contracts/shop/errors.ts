import type { Amount } from '#domain/money/coin';
import type { LineRefused } from '#domain/rewards/cart-review';
import { defineError } from '../error';

/** Error codes of shop. */
export const shopErrors = {
  'cart/unknown-product': defineError(404, 'No product has this id.'),
  'cart/sold-out': defineError(409, 'The product is sold out.'),
  'cart/only-some-left': defineError<{ stock: number }>(409, 'The stock is too low for this quantity.'),
  'cart/not-open': defineError(409, 'The product is not available until its odds or its draw are published.'),
  'cart/full': defineError(409, 'The cart is full.'),
  'cart/too-many-codes': defineError<{ most: number }>(409, 'The order has too many gift codes.'),
  'checkout/cart-empty': defineError(409, 'The cart is empty.'),
  'checkout/lines-refused': defineError<{ lines: readonly LineRefused[] }>(
    409,
    'Some items cannot be ordered.',
  ),
  'checkout/below-minimum': defineError<{ minimum: Amount }>(409, 'The order is below the minimum.'),
  'checkout/too-many-random-prizes': defineError<{ pieces: number; draws: number }>(
    409,
    'The order has too many mystery prizes or draw entries.',
  ),
  'checkout/too-many-holds': defineError<{ products: readonly string[]; most: number; resetsAt: Date }>(
    409,
    'The daily limit on reservations without an order is reached.',
  ),
  'checkout/reservation-lapsed': defineError(409, 'The reservation has expired.'),
  'checkout/cart-changed': defineError(409, 'The cart has changed since it was reserved.'),
};
