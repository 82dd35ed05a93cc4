import { defineError } from '../error';

/** Error codes of bonuses. */
export const bonusErrors = {
  'bonuses/not-yet': defineError<{ nextAt?: Date }>(409, 'This bonus was claimed today.'),
  'bonuses/address-used': defineError<{ nextAt?: Date }>(
    409,
    'This address was used for a free entry today.',
  ),
  'bonuses/home-used': defineError<{ nextAt?: Date }>(
    409,
    'The daily limit on free entries for this home is reached.',
  ),
  'bonuses/device-used': defineError<{ nextAt?: Date }>(
    409,
    'Another account entered from this device today.',
  ),
  'bonuses/unknown-code': defineError(404, 'No player has this entry code.'),
};
