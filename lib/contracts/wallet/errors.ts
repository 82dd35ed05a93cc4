import type { Amount } from '#domain/money/coin';
import { defineError } from '../error';

/** Error codes of the wallet. */
export const walletErrors = {
  'wallet/insufficient-funds': defineError<{ shortBy: Amount }>(409, 'The balance is too low.'),
  'wallet/hold-not-open': defineError(409, 'No open hold has this id.'),
  'wallet/unknown-transaction': defineError(404, 'The player has no transaction with this id.'),
  'wallet/not-reversible': defineError(409, 'This transaction cannot be reversed.'),
};
