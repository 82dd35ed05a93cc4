import { defineError } from '../error';

/** Error codes of gift code pools. */
export const giftCodeErrors = {
  'gift-codes/unknown-batch': defineError(404, 'The pool has no batch with this id.'),
};
