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
  /** A request that moves coins came without its Idempotency-Key. */
  'idempotency/key-missing': {
    status: 400,
    message: 'The header Idempotency-Key (1 to 255 characters) is missing.',
  },
  /** The key was used before, for something else. */
  'idempotency/key-reused': { status: 422, message: 'This Idempotency-Key was used for another request.' },
  /** No game has this id. */
  'games/unknown-game': { status: 404, message: 'There is no game with this id.' },
  /** The stake is above what the player holds in that coin. */
  'wallet/insufficient-funds': { status: 409, message: 'The stake is more than the balance.' },
  /** The shortest time between two rounds has not passed. */
  'play-limits/too-fast': { status: 409, message: 'The next round can be played in a moment.' },
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
