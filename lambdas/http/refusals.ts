import type { RefusalCode } from '../outcome/refusal';

/**
 * Each refusal with its HTTP status and the sentence that goes with it. This is the one place where a code becomes a status.
 */
export const refusals = {
  'request/unknown-route': { status: 404, message: 'There is nothing at this address.' },
  'request/invalid': { status: 400, message: 'The request is not valid.' },
  'request/too-large': { status: 413, message: 'The request is too large.' },
  'request/too-many': { status: 429, message: 'Too many requests. Please wait a moment.' },
  'request/unavailable': {
    status: 503,
    message: 'This cannot be answered right now. Repeat it with the same key.',
  },
  'request/internal': { status: 500, message: 'Something went wrong on our side.' },
  'session/required': { status: 401, message: 'Please sign in.' },
  'session/forbidden': { status: 403, message: 'Your sign-in does not open this.' },
  'idempotency/key-missing': {
    status: 400,
    message: 'The header Idempotency-Key (1 to 255 characters) is missing.',
  },
  'idempotency/key-reused': { status: 422, message: 'This Idempotency-Key was used for another request.' },
  'games/unknown-game': { status: 404, message: 'There is no game with this id.' },
  'wallet/insufficient-funds': { status: 409, message: 'This is more than the balance.' },
  'play-limits/too-fast': { status: 409, message: 'The next round can be played in a moment.' },
  'cart/unknown-product': { status: 404, message: 'There is no product with this id.' },
  'cart/sold-out': { status: 409, message: 'The product is sold out.' },
  'cart/only-some-left': { status: 409, message: 'There are not so many pieces left.' },
  'cart/not-open': { status: 409, message: 'Opens when its odds are published.' },
  'cart/full': { status: 409, message: 'The cart is full.' },
  'checkout/cart-empty': { status: 409, message: 'The cart is empty.' },
  'checkout/lines-refused': { status: 409, message: 'Some lines cannot be ordered as they are.' },
  'checkout/below-minimum': { status: 409, message: 'An order has to cost more than this.' },
  'checkout/reservation-lapsed': { status: 409, message: 'The reservation is over. Please start again.' },
  'checkout/cart-changed': { status: 409, message: 'The cart has changed since the checkout began.' },
  'orders/unknown-order': { status: 404, message: 'There is no order with this id.' },
  'pictures/unknown-upload': { status: 404, message: 'There is no such upload. Upload the picture again.' },
  'pictures/too-large': { status: 413, message: 'A picture has at most 5 MB.' },
  'pictures/not-a-picture': { status: 415, message: 'This is not a WebP picture of the expected width.' },
} as const satisfies Record<RefusalCode, { status: number; message: string }>;
