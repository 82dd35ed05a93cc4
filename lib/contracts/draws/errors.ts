import { defineError } from '../error';

/** Error codes of draws. */
export const drawErrors = {
  'odds/not-a-mystery-prize': defineError(409, 'The product is not a mystery prize.'),
  'odds/weights-invalid': defineError<{ sum: number }>(409, 'The weights must add up to 10,000.'),
  'odds/prize-not-possible': defineError<{ product: string }>(
    409,
    'A product in the odds cannot be a prize.',
  ),
  'odds/unknown-odds': defineError(404, 'The product has no odds of this version.'),
  'draws/unknown-draw': defineError(404, 'No draw has this id.'),
  'draws/not-for-draws': defineError(409, "The product's category does not allow draws."),
  'draws/closing-not-possible': defineError(409, 'A draw must close in the future and within a year.'),
  'draws/open-already': defineError(409, 'The product already has an open draw.'),
  'draws/has-entries': defineError(409, 'A draw with entries cannot be changed.'),
  'draws/closed': defineError<{ product?: string }>(409, 'The draw is closed.'),
  'draws/not-drawn': defineError(409, 'The draw has no winners yet.'),
  'draws/unknown-entry': defineError(404, 'No winning entry has this number.'),
};
