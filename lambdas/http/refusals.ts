/**
 * Every refusal that the API words, with its HTTP status and the sentence that goes with it. This is the one place
 * where a code becomes a status; the site turns the same codes into words for players.
 */
export const refusals = {
  /** No route has this path and method. */
  'request/unknown-route': { status: 404, message: 'There is nothing at this address.' },
  /** A field is missing, unknown, of the wrong type or out of range; details name every one. */
  'request/invalid': { status: 400, message: 'The request is not valid.' },
  /** The body is over 64 KB. */
  'request/too-large': { status: 413, message: 'The request is too large.' },
  /** One player writes more often than the rate allows. */
  'request/too-many': { status: 429, message: 'Too many requests. Please wait a moment.' },
  /** Something this answer depends on is busy or down; the same key can be used again. */
  'request/unavailable': {
    status: 503,
    message: 'This cannot be answered right now. Repeat it with the same key.',
  },
  /** A bug of ours. */
  'request/internal': { status: 500, message: 'Something went wrong on our side.' },
  /** No token, or one that is not an access token of a player. */
  'session/required': { status: 401, message: 'Please sign in.' },
  /** The player is not in a group that may do this. */
  'session/forbidden': { status: 403, message: 'Your sign-in does not open this.' },
  /** A request that moves coins came without its Idempotency-Key. */
  'idempotency/key-missing': {
    status: 400,
    message: 'The header Idempotency-Key (1 to 255 characters) is missing.',
  },
  /** The key was used before, for something else. */
  'idempotency/key-reused': { status: 422, message: 'This Idempotency-Key was used for another request.' },
  /** No game has this id. */
  'games/unknown-game': { status: 404, message: 'There is no game with this id.' },
  /** A stake is above what the player holds in that coin, or an order above the redeemable Sweeps Coins. */
  'wallet/insufficient-funds': { status: 409, message: 'This is more than the balance.' },
  /** The shortest time between two rounds has not passed. */
  'play-limits/too-fast': { status: 409, message: 'The next round can be played in a moment.' },
  /** No product that players may see has this id. */
  'cart/unknown-product': { status: 404, message: 'There is no product with this id.' },
  /** Nothing is left of the product. */
  'cart/sold-out': { status: 409, message: 'The product is sold out.' },
  /** Less is left than was asked for; details tell how much. */
  'cart/only-some-left': { status: 409, message: 'There are not so many pieces left.' },
  /** The product is shown, but cannot be ordered before its odds or its draw are published. */
  'cart/not-open': { status: 409, message: 'Opens when its odds are published.' },
  /** The cart has its most lines. */
  'cart/full': { status: 409, message: 'The cart is full.' },
  /** There is nothing to check out. */
  'checkout/cart-empty': { status: 409, message: 'The cart is empty.' },
  /** Lines cannot be ordered as they are; details name each with its reason, and nothing is held. */
  'checkout/lines-refused': { status: 409, message: 'Some lines cannot be ordered as they are.' },
  /** The cart costs less than an order has to; details tell the minimum. */
  'checkout/below-minimum': { status: 409, message: 'An order has to cost more than this.' },
  /** What was held is not held any more. */
  'checkout/reservation-lapsed': { status: 409, message: 'The reservation is over. Please start again.' },
  /** The cart is not the one that was reserved. */
  'checkout/cart-changed': { status: 409, message: 'The cart has changed since the checkout began.' },
  /** The player has no order with this id. */
  'orders/unknown-order': { status: 404, message: 'There is no order with this id.' },
  /** The key names no upload that is still there. */
  'pictures/unknown-upload': { status: 404, message: 'There is no such upload. Upload the picture again.' },
  /** A picture is over 5 MB. */
  'pictures/too-large': { status: 413, message: 'A picture has at most 5 MB.' },
  /** The bytes are no WebP picture of the expected size. */
  'pictures/not-a-picture': { status: 415, message: 'This is not a WebP picture of the expected width.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;

/** An expected refusal, as use cases return it. Fields beside the code become the answer's `details`. */
export interface Refusal {
  readonly code: RefusalCode;
}

/** Tells a refusal from a use case's answer. */
export function isRefusal<Result extends object>(result: Result): result is Extract<Result, Refusal> {
  return 'code' in result && typeof result.code === 'string' && result.code in refusals;
}
