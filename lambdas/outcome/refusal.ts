/** Every code of a refusal. The site turns the same codes into words for players. */
export const refusalCodes = [
  /** No route has this path and method. */
  'request/unknown-route',
  /** A field is missing, unknown, of the wrong type or out of range; details name every one. */
  'request/invalid',
  /** The body is over 64 KB. */
  'request/too-large',
  /** One player asks, or writes, more often than the rate allows. */
  'request/too-many',
  /** Something this answer depends on is busy or down; the same key can be used again. */
  'request/unavailable',
  /** A bug of ours. */
  'request/internal',
  /** No token, or one that is not an access token of a player. */
  'session/required',
  /** The player is not in a group that may do this. */
  'session/forbidden',
  /** A request that moves coins came without its Idempotency-Key. */
  'idempotency/key-missing',
  /** The key was used before, for something else. */
  'idempotency/key-reused',
  /** No game has this id. */
  'games/unknown-game',
  /** A round is settled and not seen to its end; details name it. Nothing else is played until it was. */
  'games/round-open',
  /** The player has no round with this id. */
  'games/unknown-round',
  /** The round does not offer this decision at this point. */
  'games/decision-not-allowed',
  /** Another decision was taken meanwhile; the round as it stands can be read again. */
  'games/round-moved-on',
  /** A stake is above what the player holds in that coin, or an order above the redeemable Sweeps Coins. */
  'wallet/insufficient-funds',
  /** There is no such hold, or no more. */
  'wallet/hold-not-open',
  /** The player has no transaction with this id. */
  'wallet/unknown-transaction',
  /** The transaction cannot be undone by its opposite. */
  'wallet/not-reversible',
  /** Whoever asks is too young to play. */
  'player/under-age',
  /** Sweeps Coins are for those whose age and state are known. */
  'player/age-and-state-needed',
  /** Sweeps Coins are not offered where the player lives; details name the state and since when. */
  'player/state-blocked',
  /** Nobody with this id has a wallet. */
  'player/unknown-player',
  /** The birthday was told before and is another. */
  'player/birthday-told',
  /** The state that was told is one without Sweeps Coins: only a person may change it. */
  'player/state-told',
  /** The shortest time between two rounds has not passed. */
  'play-limits/too-fast',
  /** The player takes a break; details tell until when. */
  'play-limits/on-break',
  /** The player has excluded themselves; details tell until when, null for good. */
  'play-limits/excluded',
  /** A limit of the player would be passed; details tell which, what is left and when it resets. */
  'play-limits/stake-limit-reached',
  'play-limits/loss-limit-reached',
  'play-limits/purchase-limit-reached',
  'play-limits/time-limit-reached',
  /** The player is to see where they stand before they go on; details tell. */
  'play-limits/reality-check-due',
  /** No product that players may see has this id. */
  'cart/unknown-product',
  /** Nothing is left of the product. */
  'cart/sold-out',
  /** Less is left than was asked for; details tell how much. */
  'cart/only-some-left',
  /** The product is shown, but cannot be ordered before its odds or its draw are published. */
  'cart/not-open',
  /** The cart has its most lines. */
  'cart/full',
  /** There is nothing to check out. */
  'checkout/cart-empty',
  /** Lines cannot be ordered as they are; details name each with its reason, and nothing is held. */
  'checkout/lines-refused',
  /** The cart costs less than an order has to; details tell the minimum. */
  'checkout/below-minimum',
  /** What was held is not held any more. */
  'checkout/reservation-lapsed',
  /** The cart is not the one that was reserved. */
  'checkout/cart-changed',
  /** The player has no order with this id. */
  'orders/unknown-order',
  /** The key names no upload that is still there. */
  'pictures/unknown-upload',
  /** A picture is over 5 MB. */
  'pictures/too-large',
  /** The bytes are no WebP picture of the expected size. */
  'pictures/not-a-picture',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** An expected refusal, as use cases return it. Fields beside the code become the answer's `details`. */
export interface Refusal {
  readonly code: RefusalCode;
}

const known: ReadonlySet<unknown> = new Set(refusalCodes);

/** Tells a refusal from a use case's answer. */
export function isRefusal<Result extends object>(result: Result): result is Extract<Result, Refusal> {
  return 'code' in result && known.has(result.code);
}
