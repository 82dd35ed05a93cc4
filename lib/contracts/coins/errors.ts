import type { Amount } from '#domain/money/coin';
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
  'coins/not-credited': defineError(409, 'The coins of this purchase were never credited.'),
  'coins/already-refunded': defineError(409, 'This purchase is already refunded in full.'),
  'coins/purchase-disputed': defineError(409, "The player's bank is deciding on a dispute of this payment."),
  'coins/refund-coins-spent': defineError<{ gold: Amount; sweeps: Amount }>(
    409,
    'The player has spent coins of this purchase. The details state how many.',
  ),
  'coins/refund-refused': defineError(
    409,
    'The payment provider refused the refund. The coins were given back to the player.',
  ),
  'coins/refund-not-given-up': defineError(
    409,
    'The purchase has no refund that was given up at this time, or a refund or dispute followed.',
  ),
  'coins/event-not-genuine': defineError(400, 'The signature of the payment event is invalid or expired.'),
};
