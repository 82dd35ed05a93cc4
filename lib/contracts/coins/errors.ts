import { defineError } from '../error';

/** Error codes of coins. */
export const coinErrors = {
  'coins/unknown-package': defineError(404, 'No package has this id.'),
  'coins/offer-used': defineError(409, 'This offer is for a first purchase only.'),
  'coins/unknown-purchase': defineError(404, 'The player has no purchase with this id.'),
  'coins/checkout-over': defineError(409, 'This checkout has ended. Start a new purchase.'),
  'coins/too-many-open': defineError<{ most: number }>(409, 'The limit on open purchases is reached.'),
  'coins/too-many-today': defineError<{ most: number; resetsAt: Date }>(
    409,
    'The daily limit on purchases is reached.',
  ),
  'coins/outcome-not-possible': defineError(
    409,
    "The practice payment's status does not allow this outcome.",
  ),
  'coins/event-not-genuine': defineError(400, 'The signature of the payment event is invalid or expired.'),
};
