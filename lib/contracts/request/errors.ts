import { defineError } from '../error';

/** A field that the contract does not allow, and the reason. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** Error codes of request. */
export const requestErrors = {
  'request/unknown-route': defineError(404, 'No route has this path and method.'),
  'request/invalid': defineError<{ faults: readonly FieldFault[] }>(
    400,
    "The request does not match the route's schema.",
  ),
  'request/too-large': defineError(413, 'The body exceeds 64 KB.'),
  'request/too-many': defineError<{ retryAfterSeconds: number }>(
    429,
    'Too many requests. Wait a moment, then try again.',
  ),
  'request/unavailable': defineError(
    503,
    'A service that this request needs is unavailable. Repeat the request with the same key.',
  ),
  'request/internal': defineError(500, 'An internal error occurred.'),
  'session/required': defineError(401, 'Sign in first.'),
  'session/ended': defineError(401, 'This sign-in was revoked. Sign in again.'),
  'session/not-recent': defineError<{ withinMinutes: number }>(401, 'Sign in again to continue.'),
  'session/own-account': defineError(403, 'Admins cannot change their own account. Ask another admin.'),
  'session/forbidden': defineError(403, 'Your account does not have access to this route.'),
  'idempotency/key-missing': defineError(400, 'Send the header Idempotency-Key with 1 to 255 characters.'),
  'idempotency/key-reused': defineError<{ order?: string }>(
    422,
    'This Idempotency-Key was used for a different request.',
  ),
};
